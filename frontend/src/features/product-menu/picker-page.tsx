export const PickerPage = () => null
