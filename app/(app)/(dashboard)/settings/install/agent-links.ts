const NAME = 'docent';

/** The links and the command that add the MCP server at `url` to programs on a person's machine; the program then signs the person in. */
export const agentLinks = (url: string) => ({
  cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${NAME}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`,
  vsCode: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: NAME, type: 'http', url }))}`,
  claudeCode: `claude mcp add --transport http ${NAME} ${url}`,
});
