// Passes the tools of a server through the client of a host: node hosts.mjs HOST URL KEY CALLS, where CALLS is JSON of [{ name, args }].
// Prints JSON: the tools and the results as the model receives them. If the result of a call asks "did you mean", the call is repeated
// with its `mended` arguments.
import { createServer } from 'node:http';
import { createMCPClient } from '@ai-sdk/mcp';
import { GoogleGenAI, mcpToTool } from '@google/genai';
import { ToolMessage } from '@langchain/core/messages';
import { convertToOpenAITool } from '@langchain/core/utils/function_calling';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Agent, MCPServerStreamableHttp, Runner, setTracingDisabled, Usage } from '@openai/agents';
import { generateText, stepCountIs } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';

const [host, url, key, calls] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${key}` };

/** Removes arguments that a model cannot send when it is restricted to the schema. */
const sendable = (args, schema) =>
  schema?.additionalProperties === false
    ? Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(schema.properties, name)))
    : args;

/** A model that makes the calls one after another. If the answer asks "did you mean", it repeats the call with its `mended` arguments. */
class ScriptedModel {
  answers = [];
  told = [];
  waiting = JSON.parse(calls);
  /** @returns the next call, or undefined when all are made */
  next(tools, answer) {
    this.told = tools;
    if (answer !== undefined) this.answers.push(answer);
    if (this.last?.mended && /did you mean/.test(answer ?? ''))
      this.waiting.unshift({ name: this.last.name, args: this.last.mended });
    this.last = this.waiting.shift();
    if (!this.last) return undefined;
    const schema = tools.find(({ name }) => name === this.last.name)?.inputSchema;
    return { name: this.last.name, args: sendable(this.last.args, schema) };
  }
}

const script = new ScriptedModel();
const MAX_TURNS = script.waiting.length + 5;
const usage = { inputTokens: { total: 0 }, outputTokens: { total: 0 } };
const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The AI SDK. */
async function aiSdk() {
  const client = await createMCPClient({ transport: { type: 'http', url, headers } });
  const model = new MockLanguageModelV3({
    doGenerate: async ({ tools, prompt }) => {
      const last = prompt.at(-1);
      const answer = last.role === 'tool' ? last.content.map(({ output }) => JSON.stringify(output)).join() : undefined;
      const call = script.next(
        tools.map(({ name, inputSchema }) => ({ name, inputSchema })),
        answer,
      );
      if (!call)
        return { content: [{ type: 'text', text: 'Done.' }], finishReason: { unified: 'stop' }, usage, warnings: [] };
      const part = { type: 'tool-call', toolCallId: `call-${script.waiting.length}-${script.answers.length}` };
      const content = [{ ...part, toolName: call.name, input: JSON.stringify(call.args) }];
      return { content, finishReason: { unified: 'tool-calls' }, usage, warnings: [] };
    },
  });
  const tools = await client.tools();
  await generateText({ model, tools, prompt: 'Go on.', stopWhen: stepCountIs(MAX_TURNS) });
  await client.close();
}

/** The Agents SDK of OpenAI, whose runner calls the tools. */
async function openAiAgents() {
  setTracingDisabled(true);
  const server = new MCPServerStreamableHttp({ url, name: 'docent', requestInit: { headers } });
  await server.connect();
  const model = {
    getResponse: async ({ input, tools }) => {
      const last = input.at(-1);
      const answer = last.type === 'function_call_result' ? textOf(last.output) : undefined;
      const call = script.next(
        tools.map(({ name, parameters }) => ({ name, inputSchema: parameters })),
        answer,
      );
      const done = { type: 'message', role: 'assistant', status: 'completed' };
      const output = call
        ? { type: 'function_call', callId: `call-${script.answers.length}`, name: call.name, status: 'completed' }
        : { ...done, content: [{ type: 'output_text', text: 'Done.' }] };
      return { usage: new Usage(), output: [call ? { ...output, arguments: JSON.stringify(call.args) } : output] };
    },
  };
  const agent = new Agent({ name: 'Scripted', model, mcpServers: [server] });
  await new Runner({ tracingDisabled: true }).run(agent, 'Go on.', { maxTurns: MAX_TURNS });
  await server.close();
}

/** The adapter of LangChain: its tools are declared as for a chat model of OpenAI, and called as by an agent. */
async function langChain() {
  const client = new MultiServerMCPClient({ mcpServers: { docent: { transport: 'http', url, headers } } });
  const tools = await client.getTools();
  const declared = tools
    .map((tool) => convertToOpenAITool(tool).function)
    .map(({ name, parameters }) => ({ name, inputSchema: parameters }));
  let answer;
  for (let call = script.next(declared, answer); call; call = script.next(declared, answer)) {
    const tool = tools.find(({ name }) => name === call.name);
    const toolCall = { type: 'tool_call', id: `call-${script.answers.length}`, name: call.name, args: call.args };
    // As in LangGraph's ToolNode, the failure of a tool becomes a message to the model.
    const message = await tool
      .invoke(toolCall)
      .catch((error) => new ToolMessage(`Error: ${error.message}`, toolCall.id));
    answer = textOf(message.content);
  }
  await client.close();
}

/** Google's SDK with its automatic function calling, and a local server in place of Gemini's endpoint. */
async function googleGenAi() {
  const client = new Client({ name: 'docent-tests', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  const endpoint = createServer(async (req, res) => {
    const chunks = [];
    for await (const chunk of req) chunks.push(chunk);
    const { contents, tools } = JSON.parse(Buffer.concat(chunks).toString());
    const declared = tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations);
    const response = contents.at(-1).parts.find(({ functionResponse }) => functionResponse)?.functionResponse;
    const call = script.next(
      declared.map(({ name, parametersJsonSchema }) => ({ name, inputSchema: parametersJsonSchema })),
      response && JSON.stringify(response.response),
    );
    const part = call ? { functionCall: { name: call.name, args: call.args } } : { text: 'Done.' };
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP' }] }));
  });
  await new Promise((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${endpoint.address().port}`;
  const google = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl } });
  await google.models.generateContent({
    model: 'gemini-scripted',
    contents: 'Go on.',
    config: { tools: [mcpToTool(client)], automaticFunctionCalling: { maximumRemoteCalls: MAX_TURNS } },
  });
  await client.close();
  endpoint.close();
}

const HOSTS = { 'ai-sdk': aiSdk, 'openai-agents': openAiAgents, langchain: langChain, 'google-genai': googleGenAi };
await HOSTS[host]();
console.log(JSON.stringify({ told: script.told, answers: script.answers }));
process.exit(0);
