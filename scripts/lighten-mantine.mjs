/**
 * What parts of Mantine's components are left out of the pages, because no page needs them and every page would load them. Each is found by
 * its text.
 */
const CHANGES = [
  {
    component: 'Table',
    why: 'With its container that scrolls, every table would come with a scroll area, 6 KiB.',
    from: /^Table\.ScrollContainer = TableScrollContainer;$/m,
    to: '',
    unwanted: /\.ScrollContainer\b/,
  },
  {
    component: 'ScrollArea',
    why: 'A merge of references is all that a scroll area takes of Floating UI, 20 KiB of which would come with every dialog.',
    from: /^import \{ useMergeRefs \} from "@floating-ui\/react";$/m,
    to: 'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);',
    unwanted: /@floating-ui\//,
  },
];

/**
 * Leaves these parts out of a module of Mantine.
 * @param {string} source
 * @param {string} path of the module
 * @throws Error when a module of another release has them in a form that is not known
 */
export function lighten(source, path) {
  const component = /(\w+)\.mjs$/.exec(path)?.[1];
  const change = CHANGES.find((one) => one.component === component);
  if (!change) return source;
  const lightened = source.replace(change.from, () => change.to);
  if (change.unwanted.test(lightened))
    throw new Error(`scripts/lighten-mantine.mjs does not fit ${path}. ${change.why} Adapt the change, or remove it.`);
  return lightened;
}

/**
 * A loader for the build of the pages.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function lightenMantine(source) {
  return lighten(source, this.resourcePath);
}
