/** The provider's mark: a window with one mullion and one transom. */
export const LogoMark = ({ size = 22 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden
  >
    <title>Lysvåg</title>
    <rect x="3" y="2.5" width="18" height="19" rx="1" />
    <path d="M12 2.5v19M3 9.5h18" />
  </svg>
)
