import { readFileSync } from 'node:fs';

/** A fenced block of code in a document: its language as written, its code, and the line (from 1) of the code's beginning. */
export type CodeBlock = { file: string; line: number; language: string; code: string };

/** The fenced blocks of code in a Markdown file, in order. */
export function codeBlocksOf(file: string): CodeBlock[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: code = '' }) => ({
    ...{ file, language, code },
    line: text.slice(0, index).split('\n').length + 1,
  }));
}

/** The code of the inline scripts in HTML or in a component of Svelte or Vue. */
export const inlineScriptsOf = (markup: string): string[] =>
  [...markup.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
