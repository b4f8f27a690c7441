// Stands in for the pages of the frontend: shows the input's title, and misbehaves when the title says so.
let shown = 0

const reached = async (address) => {
  try {
    await fetch(address, { mode: 'no-cors' })
    return 'nådd'
  } catch {
    return 'stengt'
  }
}

/** A picture: red where a canvas was asked for, the page's own green where the page itself is the picture. */
const showPicture = ({ renderer, width, height }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context.fillStyle = 'rgb(255, 0, 0)'
  context.fillRect(0, 0, width, height)
  document.body.replaceChildren()
  window.__capture = renderer === 'webgl' ? async () => canvas.toDataURL('image/png') : undefined
}

const show = async (input) => {
  const [behaviour, argument] = String(input.title ?? '').split(' ')
  window.__rendered = false
  window.__failed = false
  if (behaviour === 'never') return
  if (behaviour === 'loop') for (;;);
  if (behaviour === 'refuse') {
    window.__errorMessage = 'ukjent glass'
    window.__failed = true
    return
  }
  shown += 1
  if (input.kind === 'row-image') {
    showPicture(input)
    window.__rendered = true
    return
  }
  const outcome = behaviour === 'reach' ? await reached(argument) : ''
  const heading = document.createElement('h1')
  heading.setAttribute('onclick', 'alert(1)')
  heading.textContent = `${input.title} ${outcome} visning ${shown}`
  document.body.replaceChildren(heading)
  window.__rendered = true
}

window.__setRenderInput = show
if (window.__renderInput) void show(window.__renderInput)
