/** A window as a draughtsman would leave it on the board: what the tool is about, beside the login. */
import { sessionText } from '../text.ts'

export const Elevation = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 420 380" fill="none" stroke="currentColor" aria-hidden>
    <title>{sessionText.pictured}</title>
    <g strokeWidth="1.6">
      <rect x="90" y="40" width="270" height="250" />
    </g>
    <g strokeWidth="1">
      <path d="M90 40l18 18M360 40l-18 18M90 290l18-18M360 290l-18-18" />
      <rect x="108" y="58" width="234" height="214" />
      <path d="M221 58v214M229 58v214" />
      <rect x="124" y="74" width="81" height="182" fill="#e4eef0" />
      <rect x="245" y="74" width="81" height="182" fill="#e4eef0" />
      <path d="M164.500 74v182M124 165h81M285.500 74v182M245 165h81" />
    </g>
    <g strokeWidth="0.8" strokeDasharray="5 4">
      <path d="M205 74l-81 91 81 91M245 74l81 91-81 91" />
    </g>
    <g strokeWidth="0.6">
      <path d="M90 302v32M360 302v32M90 326h270M78 40H46M78 290H46M54 40v250" />
      <path d="M86 330l8-8M356 330l8-8M50 44l8-8M50 294l8-8" />
    </g>
    <g fill="currentColor" stroke="none" fontSize="13" textAnchor="middle">
      <text x="225" y="320">
        1 290
      </text>
      <text transform="translate(48 165) rotate(-90)">1 190</text>
    </g>
  </svg>
)
