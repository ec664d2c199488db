// What hosts make of the tools of a server: node hosts.mjs HOST URL KEY CALLS, where CALLS is JSON of [{ name, args }].
// Prints JSON: the tools as the model is told of them, and what the model is answered to each call.
import { createMCPClient } from '@ai-sdk/mcp';
import { getAllMcpTools, MCPServerStreamableHttp, RunContext } from '@openai/agents';
import { generateText, stepCountIs } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';

const [host, url, key, calls] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${key}` };
const wanted = JSON.parse(calls);

/** What a model can say that is held to the schema: nothing that a closed object does not declare. */
const sayable = (args, schema) =>
  schema.additionalProperties === false
    ? Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(schema.properties, name)))
    : args;

const usage = { inputTokens: { total: 0 }, outputTokens: { total: 0 } };

/** The AI SDK, with a model that makes the calls one after another and keeps what it is told. */
async function aiSdk() {
  const client = await createMCPClient({ transport: { type: 'http', url, headers } });
  let told = [];
  const answers = [];
  const take = (prompt) => {
    const last = prompt.at(-1);
    if (last.role === 'tool') answers.push(last.content.map(({ output }) => JSON.stringify(output)).join());
  };
  const model = new MockLanguageModelV3({
    doGenerate: async ({ tools, prompt }) => {
      told = tools.map(({ name, inputSchema }) => ({ name, inputSchema }));
      take(prompt);
      const next = wanted[answers.length];
      if (!next)
        return { content: [{ type: 'text', text: 'Done.' }], finishReason: { unified: 'stop' }, usage, warnings: [] };
      const { inputSchema } = told.find(({ name }) => name === next.name);
      const input = JSON.stringify(sayable(next.args, inputSchema));
      const call = { type: 'tool-call', toolCallId: `call-${answers.length}`, toolName: next.name, input };
      return { content: [call], finishReason: { unified: 'tool-calls' }, usage, warnings: [] };
    },
  });
  await generateText({
    model,
    tools: await client.tools(),
    prompt: 'Go on.',
    stopWhen: stepCountIs(wanted.length + 1),
  });
  await client.close();
  return { told, answers };
}

/** The Agents SDK of OpenAI: its tools as the API gets them, called as its runner does. */
async function openAiAgents() {
  const server = new MCPServerStreamableHttp({ url, name: 'docent', requestInit: { headers } });
  await server.connect();
  const tools = await getAllMcpTools({ mcpServers: [server] });
  const told = tools.map(({ name, parameters }) => ({ name, inputSchema: parameters }));
  const answers = [];
  for (const { name, args } of wanted) {
    const tool = tools.find((one) => one.name === name);
    const answer = await tool.invoke(new RunContext(), JSON.stringify(sayable(args, tool.parameters)));
    answers.push(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }
  await server.close();
  return { told, answers };
}

console.log(JSON.stringify(await { 'ai-sdk': aiSdk, 'openai-agents': openAiAgents }[host]()));
process.exit(0);
