const PART =
  /--.*|\/\*[\s\S]*?\*\/|\bE'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^;]/gi;

/** Splits a script into its statements. Semicolons in strings, quoted names, comments and dollar-quoted bodies end none. */
export function statementsOf(script: string): string[] {
  const statements = [''];
  for (const [part] of script.matchAll(PART)) {
    if (part === ';') statements.push('');
    else if (!/^(?:--|\/\*)/.test(part)) statements.push(`${statements.pop()}${part}`);
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
