/** How Chromium is started, each flag with its reason, and what its environment has to hold. */
const reasons: Record<string, string> = {
  '--no-sandbox': 'Lambda and containers give no user namespaces; the page is our own and reaches nothing',
  '--disable-dev-shm-usage': 'Lambda has no /dev/shm',
  '--use-gl=angle': 'WebGL needs a graphics library',
  '--use-angle=swiftshader': 'there is no graphics card: draw in software',
  '--enable-unsafe-swiftshader': 'without it WebGL on the software renderer is refused',
  '--ignore-gpu-blocklist': 'the software renderer is on it',
  '--in-process-gpu': 'one process less to start and to keep in memory',
  '--font-render-hinting=none': 'glyphs have the same widths on paper and on screen',
  '--force-color-profile=srgb': 'the same picture on every machine',
  '--hide-scrollbars': 'a picture has none',
  '--js-flags=--expose-gc --max-semi-space-size=8':
    'a page sweeps when it is told to, and keeps its compiled code, unlike by the protocol; ' +
    'and V8 does not come to hold 48 MB for what lives briefly, of which it gives nothing back',
  '--lang=nb-NO': 'numbers and dates the Norwegian way',
  '--proxy-server=http://127.0.0.1:9': 'nobody listens there: what escapes the interception reaches nothing',
  '--proxy-bypass-list=<-loopback>': 'not even this machine',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp': 'nor by way of WebRTC',
}

/** In Lambda the package's author starts it so: other processes of Chromium's own may be refused there. */
const reasonsInLambda: Record<string, string> = {
  '--single-process': 'a process of a page asks for what Lambda may refuse (PR_SET_NO_NEW_PRIVS)',
  '--no-zygote': 'the process that others are copied from is of no use then',
}

export const browserFlags = (runsInLambda: boolean): string[] =>
  Object.keys(runsInLambda ? { ...reasons, ...reasonsInLambda } : reasons)

/**
 * Chromium sets these for itself while its threads read others. A variable that is not there yet may move the whole list from under them, and
 * with some lengths of the list every fifth start ended so (SIGSEGV in `getenv`); one that is there is only replaced, by what Chromium wants.
 */
export const browserVariables: Readonly<Record<string, string>> = {
  FC_FONTATIONS: '1',
  VK_ICD_FILENAMES: 'vk_swiftshader_icd.json',
}
