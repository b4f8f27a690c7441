export const QuotePage = () => null
