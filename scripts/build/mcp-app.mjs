// Builds the app that hosts of MCP show in a conversation, embed/mcp-app/, into one HTML document: .build/js/mcp-app.html.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { TARGET } from './browser-script.mjs';

const LICENSES = `/*! @modelcontextprotocol/ext-apps, client and core: Copyright (c) Anthropic, PBC and contributors, MIT and Apache-2.0 Licenses; zod: Copyright (c) 2025 Colin McDonnell, MIT License; diff: Copyright (c) 2009-2015 Kevin Decker, BSD-3-Clause License */`;

/** Zod includes its messages in all languages: they would be a third of the app, which shows none of them. */
const englishAlone = {
  name: 'english-alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
    })),
};

/** Hosts apply a policy of their own; this one applies where a host has none. */
const POLICY = `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/** @param {string} root the project's folder */
export async function buildMcpApp(root) {
  const common = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: TARGET,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  };
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['embed/mcp-app/main.ts', 'embed/mcp-app/app.css'],
    outdir: 'app',
    format: 'iife',
    plugins: [englishAlone],
  });
  const textOf = (end) => outputFiles.find(({ path }) => path.endsWith(end)).text.trim();
  // In HTML, `</script` ends a script, and `<!--` changes how the parser reads the rest of it.
  const script = textOf('.js').replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Docent</title>
<style>${textOf('.css')}</style>
</head>
<body>
<main id="app"></main>
<script>${LICENSES}
${script}</script>
</body>
</html>
`;
  writeFileSync(join(root, '.build/js/mcp-app.html'), html);
}
