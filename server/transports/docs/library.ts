import { addressOf, DECISIONS, listFiles, readText, repositoryUrl } from './files';
import { type LinkResolver, type Rendered, renderMarkdown, renderPlain } from './render';
import { openSearch, type Search } from './search';

/** A page of the documentation, at its address. */
export type Page = Rendered & { file: string; address: string };

export type Library = {
  pages: ReadonlyMap<string, Page>;
  /** The files of the images, by address. */
  images: ReadonlyMap<string, string>;
  search: Search;
  titleOf: (file: string) => string;
};

/** The list of decisions, as Markdown. */
function listDecisions(pages: Iterable<Page>): string {
  const decisions = [...pages].filter(({ file }) => file.startsWith(`${DECISIONS}/`));
  return `# Decisions\n\n${decisions.map(({ title, file }) => `- [${title}](${file})`).join('\n')}\n`;
}

/** True for Markdown without front matter. A file with front matter, such as SKILL.md, is shown as plain text. */
const isMarkdown = (file: string, text: string): boolean => file.endsWith('.md') && !text.startsWith('---\n');

/** Reads and renders every file. */
export function openLibrary(): Library {
  const { pages: files, images } = listFiles();
  const served = new Map([...files, ...images, DECISIONS].map((file) => [file, addressOf(file)]));
  const repository = repositoryUrl();
  const linking: LinkResolver = {
    served: (file) => served.get(file),
    source: (file) => repository && `${repository}/blob/HEAD/${file}`,
  };
  const pages = new Map<string, Page>();
  const add = (file: string, rendered: Rendered) =>
    pages.set(addressOf(file), { ...rendered, file, address: addressOf(file) });
  for (const file of files) {
    const text = readText(file);
    add(file, isMarkdown(file, text) ? renderMarkdown(file, text, linking) : renderPlain(file, text));
  }
  add(DECISIONS, renderMarkdown('README.md', listDecisions(pages.values()), linking));
  return {
    pages,
    images: new Map(images.map((file) => [addressOf(file), file])),
    search: openSearch([...pages.values()]),
    titleOf: (file) => pages.get(addressOf(file))?.title ?? file,
  };
}
