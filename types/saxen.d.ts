// saxen ships no types; these cover the hooks that are used here.
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    /** Names of elements get these prefixes, whatever prefixes the document has. */
    ns(prefixes: Readonly<Record<string, string>>): this
    on(hook: 'openTag', heard: (name: string) => void): this
    on(hook: 'closeTag', heard: () => void): this
    on(hook: 'text', heard: (text: string, decode: Decode) => void): this
    on(hook: 'cdata' | 'attention', heard: (text: string) => void): this
    on(hook: 'warn' | 'error', heard: (fault: Error) => void): this
    parse(xml: string): void
  }
}
