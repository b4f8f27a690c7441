/** A screen that nobody sees. Without one neither Firefox nor WebKit draws in 3D; it is drawn in software. */
import { type ChildProcess, spawn } from 'node:child_process'
import { SCREEN } from '../tab.ts'

export interface Screen {
  /** For the programs that shall stand on it. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })

/** The screen says its number on the third channel once it is there. */
export const openScreen = async (program: string): Promise<Screen> => {
  const size = `${SCREEN.width}x${SCREEN.height}x24`
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`the screen ended (${code})`)))
    screen.stdio[3]?.once('data', (said: Buffer) => resolve(`:${String(said).trim()}`))
  })
  return { environment: { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }, close: () => ended(screen) }
}
