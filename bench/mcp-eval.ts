// npm run eval:mcp: does six jobs over MCP like a model that knows only the tool list and tool results; prints the table of docs/mcp.md.
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { openMigratedDatabase } from '../server/database/open';
import { seedDemo } from '../server/demo/demo';
import { startApi } from '../server/testing/http';
import { CLIENTS } from '../server/testing/mcp-clients';

type Json = Record<string, unknown>;
type Row = Json & { id: number };
type List = { data: Row[] };

type Found = { tools: { name: string; callWith: string }[] };

/**
 * Calls a tool that is listed, or that `find_tools` returned before, and returns the result that a model gets. A refused call counts as
 * an error, and the job goes on with an empty result.
 */
type Call = <Answer = Row>(name: string, args?: Json) => Promise<Answer>;
type Job = { title: string; run: (call: Call) => Promise<unknown> };

const MAX_CALLS = 12;
const USERS = 100;

const PAGE = { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/projects' }] };

const JOBS: Job[] = [
  {
    title: 'Build a tour of three steps, check it, publish it',
    run: async (call) => {
      await call('get_authoring_guide', { type: 'tour' });
      const steps = [
        { type: 'welcome', title: 'Projects', content: '<p>A minute, and you know your way.</p>' },
        { type: 'highlight', title: 'Begin here', domQuery: '#new-project', direction: 'bottom' },
        { type: 'modal', title: 'That is all' },
      ];
      const { id } = await call('create_widget', { type: 'tour', name: 'Projects', steps, targeting: PAGE });
      const { publishable } = await call('validate_widget', { type: 'tour', id });
      if (publishable) await call('publish_widget', { type: 'tour', id });
    },
  },
  {
    title: 'A survey of three questions, after five seconds, to a fifth of the users',
    run: async (call) => {
      await call('get_authoring_guide', { type: 'microSurvey' });
      const questions = [
        { question: 'How easy was it?', type: 'rating' },
        { question: 'What did you do?', type: 'single-choice', options: ['Looked around', 'Made a project'] },
        { question: 'What was missing?', type: 'text' },
      ];
      const settings = { questions, displayTrigger: 'time_delay', displayDelay: 5 };
      const targeting = {
        rules: [{ type: 'rollout', comparisonOperator: 'less-than', value: 20 }, ...PAGE.rules],
        ruleLogicalOperator: 'and',
      };
      const { id } = await call('create_widget', { type: 'microSurvey', name: 'Ease', settings, targeting });
      await call('validate_widget', { type: 'microSurvey', id });
    },
  },
  {
    title: 'Find the worst tour, change it, revert the change',
    run: async (call) => {
      const { data } = await call<List>('rank_widgets', { type: 'tour' });
      const id = data[0]?.id;
      await call('find_tools', { query: 'funnel, versions of a widget and restore' });
      await call('get_widget_funnel', { type: 'tour', id });
      const { version, steps } = await call('get_widget', { type: 'tour', id });
      await call('update_widget', {
        type: 'tour',
        id,
        expectedVersion: version,
        steps: (steps as Json[]).slice(0, -1),
      });
      await call('list_widget_versions', { id });
      await call('restore_widget_version', { id, number: version });
    },
  },
  {
    title: 'Group 50 feedback responses into roadmap items and a post',
    run: async (call) => {
      await call('list_responses', { type: 'feedbackWidget', limit: 50, fields: ['id', 'option', 'text'] });
      const { data: roadmaps } = await call<List>('list_roadmaps');
      const roadmapId = roadmaps[0]?.id;
      const { sections } = await call<{ sections: Row[] }>('get_roadmap', { id: roadmapId });
      const { data: tags } = await call<{ data: { name: string }[] }>('list_tags');
      await call('find_tools', { query: 'create roadmap item' });
      for (const name of ['Faster imports', 'Pin charts', 'Dark exports'])
        await call('create_roadmap_item', { roadmapId, sectionId: sections[0]?.id, name, tagName: tags[0]?.name });
      const { data: changelogs } = await call<List>('list_changelogs');
      const post = {
        title: 'What you asked for',
        description: '<p>Three things, soon.</p>',
        tagNames: [tags[0]?.name],
      };
      await call('create_changelog_post', { changelogId: changelogs[0]?.id, ...post });
    },
  },
  {
    title: `Bring in ${USERS} users`,
    run: async (call) => {
      await call('find_tools', { query: 'import users' });
      const users = Array.from({ length: USERS }, (_, at) => ({
        userId: `new-${at}`,
        metadata: { plan: 'pro', seats: at },
      }));
      await call('import_users', { users });
    },
  },
  {
    title: 'Explain why a user does not see a widget',
    run: async (call) => {
      const { data: users } = await call<{ data: { userId: string }[] }>('list_users', { limit: 1 });
      const { data } = await call<List>('list_widgets', { type: 'announcement' });
      const url = 'https://app.example.com/projects';
      await call('diagnose_widget', { id: data[0]?.id, userId: users[0]?.userId, url });
    },
  },
];

const tokensOf = (value: unknown): number => encode(typeof value === 'string' ? value : JSON.stringify(value)).length;

const { database } = await openMigratedDatabase({ DATABASE_POOL: 10, DOCENT_DATA_DIR: 'memory://' });
const { key } = await seedDemo(database, { now: new Date() });
const api = await startApi(database, { DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' });
const client = await CLIENTS['2026-07-28']?.(api.mcpUrl, key);
if (!client) throw new Error('There is no such client.');
const { tools } = await client.listTools();
const listed = new Set(tools.map(({ name }) => name));

console.log(`The list of tools: ${tools.length} tools, ${tokensOf(tools).toLocaleString('en')} tokens.\n`);
console.log('| Task | Calls | Errors | Tokens |\n|---|---:|---:|---:|');
for (const { title, run } of JOBS) {
  let [calls, errors, tokens] = [0, 0, 0];
  const callWith = new Map([...listed].map((name) => [name, name]));
  const call = async (wanted: string, wantedArgs: Json = {}): Promise<never> => {
    const name = callWith.get(wanted);
    if (!name) throw new Error(`${wanted} is neither listed nor found: a model would not know of it.`);
    const args = name === wanted ? wantedArgs : { name: wanted, arguments: wantedArgs };
    calls += 1;
    tokens += tokensOf(name) + tokensOf(args);
    try {
      const { content, structuredContent } = await client.callTool({ name, arguments: args });
      tokens += tokensOf(content[0]?.text ?? '');
      if (name === 'find_tools')
        for (const one of (structuredContent as Found).tools) callWith.set(one.name, one.callWith);
      return structuredContent as never;
    } catch (error) {
      errors += 1;
      tokens += tokensOf((error as Error).message);
      console.error(`${title}: ${name}: ${(error as Error).message}`);
      return {} as never;
    }
  };
  await run(call as Call);
  console.log(`| ${title} | ${calls} | ${errors} | ${tokens.toLocaleString('en')} |`);
  if (errors || calls > MAX_CALLS) process.exitCode = 1;
}
await client.close();
await api.stop();
await database.close();
