/**
 * What parts of Mantine's components are left out of the pages, because no page needs them and every page would load them. Each is found by
 * what it says, in whatever file a release keeps it.
 */
const CHANGES = [
  {
    component: 'Table',
    why: 'With its container that scrolls, every table would come with a scroll area, 6 KiB.',
    from: /^Table\.ScrollContainer = TableScrollContainer;$/m,
    to: '',
  },
  {
    component: 'ScrollArea',
    why: 'A merge of references is all that a scroll area takes of Floating UI, 20 KiB of which would come with every dialog.',
    from: /^import \{ useMergeRefs \} from "@floating-ui\/react";$/m,
    to: 'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);',
  },
];

/**
 * Leaves these parts out of a module of Mantine.
 * @param {string} source
 * @param {string} path of the module
 * @throws Error for a module of another release, which has to be looked at
 */
export function lighten(source, path) {
  const component = /(\w+)\.mjs$/.exec(path)?.[1];
  const change = CHANGES.find((one) => one.component === component);
  if (!change) return source;
  if (!change.from.test(source))
    throw new Error(`scripts/lighten-mantine.mjs does not fit ${path}. ${change.why} Adapt the change, or remove it.`);
  return source.replace(change.from, () => change.to);
}

/**
 * A loader for the build of the pages.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function lightenMantine(source) {
  return lighten(source, this.resourcePath);
}
