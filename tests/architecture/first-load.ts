/** What comes with a module before anybody has done anything: whatever it imports without waiting, and what that imports. */
import type { ICruiseResult } from 'dependency-cruiser'

export const loadedWith = ({ modules }: ICruiseResult, entry: string): ReadonlySet<string> => {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const loaded = new Set([entry])
  // Whatever is added is visited too.
  for (const source of loaded)
    for (const { resolved, dynamic, dependencyTypes } of bySource.get(source)?.dependencies ?? [])
      if (!dynamic && !dependencyTypes.includes('type-only')) loaded.add(resolved)
  return loaded
}
