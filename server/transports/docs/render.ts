import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escaped } from '../public-pages/html';

/** A heading of a page with the text up to the next one, for the search and the list of contents. */
export type Section = { level: number; title: string; anchor: string; text: string };

/** A page as sanitized HTML. */
export type Rendered = { title: string; html: string; sections: Section[] };

/** The targets of links: the URL of a served file, or of a file in the repository; undefined if neither is known. */
export type LinkResolver = {
  served: (file: string) => string | undefined;
  source: (file: string) => string | undefined;
};

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const IS_ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...HEADINGS,
    ...['p', 'a', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre', 'kbd', 'br', 'hr', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'picture', 'source', 'sup', 'sub'],
  ],
  allowedAttributes: {
    ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'media'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    pre: ['tabindex'],
    table: ['tabindex'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'cursor', 'vscode'],
};

const textOf = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(?:td|th|li|p|h\d|pre)>|<br>/g, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Resolves a target in `file`, such as `../server.json#x`, to a path from the root of the project, and its anchor. */
function resolve(file: string, target: string): { path: string; anchor: string } {
  const [path = '', anchor] = target.split('#', 2);
  const full = path ? posix.join(posix.dirname(file), path).replace(/\/$/, '') : file;
  return { path: full, anchor: anchor === undefined ? '' : `#${anchor}` };
}

/** The URL of a link target in `file`; undefined for source files without a known repository. */
function urlOf(file: string, target: string, { served, source }: LinkResolver): string | undefined {
  if (IS_ABSOLUTE.test(target)) return target;
  const { path, anchor } = resolve(file, target);
  const address = served(path);
  return address === undefined ? source(path) : address + anchor;
}

/** Resolves the images in raw HTML, whose `src` and `srcset` can refer to files, too. */
const withServedImages = (file: string, html: string, linking: LinkResolver): string =>
  html.replace(
    /\b(src|srcset)="([^"]+)"/g,
    (_, name: string, target: string) => `${name}="${escaped(urlOf(file, target, linking) ?? '')}"`,
  );

function parserOf(file: string, linking: LinkResolver, anchors: string[]): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        return `<h${depth} id="${anchors.shift() ?? ''}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const address = urlOf(file, href, linking);
        if (address !== undefined) return `<a href="${escaped(address)}">${text}</a>`;
        return text.includes('<code>') ? text : `<code>${text}</code>`;
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${escaped(urlOf(file, href, linking) ?? '')}" alt="${escaped(text)}">`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return withServedImages(file, text, linking);
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escaped(text)}\n</code></pre>\n`;
      },
      table(table: Tokens.Table) {
        const cells = (tag: string, row: Tokens.TableCell[]) =>
          row
            .map(({ text, tokens }) => {
              // An empty cell must not be a header.
              const name = text.trim() ? tag : 'td';
              return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
            })
            .join('');
        const isHeadless = table.header.every(({ text }) => text.trim() === '');
        const head = isHeadless ? '' : `<thead><tr>${cells('th', table.header)}</tr></thead>`;
        const rows = table.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
        return `<table tabindex="0">${head}<tbody>${rows}</tbody></table>\n`;
      },
    },
  });
}

/** The sections of a page, each with an anchor as on GitHub. */
function sectionsOf(tokens: Token[], htmlOf: (tokens: Token[]) => string): Section[] {
  const slugger = new GithubSlugger();
  const sections: (Section & { tokens: Token[] })[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const title = textOf(
        htmlOf([{ type: 'paragraph', raw: token.raw, text: token.text, tokens: token.tokens ?? [] }]),
      );
      sections.push({ level: token.depth, title, anchor: slugger.slug(title), text: '', tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections.map(({ tokens: inside, ...section }) => ({ ...section, text: textOf(htmlOf(inside)) }));
}

/** Renders the Markdown of `file`, a path from the root of the project. */
export function renderMarkdown(file: string, text: string, linking: LinkResolver): Rendered {
  const anchors: string[] = [];
  const parser = parserOf(file, linking, anchors);
  const tokens = parser.lexer(text);
  const sections = sectionsOf(tokens, (some) => parser.parser(some));
  anchors.push(...sections.map(({ anchor }) => anchor));
  const html = sanitizeHtml(parser.parser(tokens), RULES);
  return { title: sections[0]?.title ?? file, html, sections };
}

/** Renders a file that is not Markdown as preformatted text. */
export function renderPlain(file: string, text: string): Rendered {
  const title = posix.basename(file);
  const html = `<h1 id="top">${escaped(title)}</h1>\n<pre tabindex="0"><code>${escaped(text)}</code></pre>`;
  return { title, html, sections: [{ level: 1, title, anchor: 'top', text: '' }] };
}
