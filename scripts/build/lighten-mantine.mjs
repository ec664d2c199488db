/**
 * The parts of Mantine's components that are left out of the pages, because no page needs them and every page would load them. Each part is
 * found by its text.
 */
const CHANGES = [
  {
    component: 'Table',
    why: 'With `Table.ScrollContainer`, every table would load a scroll area, 6 KiB.',
    from: /^Table\.ScrollContainer = TableScrollContainer;$/m,
    to: '',
    unwanted: /\.ScrollContainer\b/,
  },
  {
    component: 'ScrollArea',
    why: 'A scroll area needs only `useMergeRefs` of Floating UI, of which every dialog would load 20 KiB.',
    from: /^import \{ useMergeRefs \} from "@floating-ui\/react";$/m,
    to: 'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);',
    unwanted: /@floating-ui\//,
  },
];

/**
 * Leaves these parts out of a module of Mantine.
 * @param {string} source
 * @param {string} path of the module
 * @throws Error when a module of another release contains them in an unknown form
 */
export function lighten(source, path) {
  const component = /(\w+)\.mjs$/.exec(path)?.[1];
  const change = CHANGES.find((one) => one.component === component);
  if (!change) return source;
  const lightened = source.replace(change.from, () => change.to);
  if (change.unwanted.test(lightened))
    throw new Error(
      `scripts/build/lighten-mantine.mjs does not fit ${path}. ${change.why} Adapt the change, or remove it.`,
    );
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
