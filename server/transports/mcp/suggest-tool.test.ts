import { expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { requireTool } from './tools';

function answerTo(name: string): string {
  try {
    requireTool(name);
    return 'there is one';
  } catch (error) {
    return (error as Error).message.replace(`There is no tool named ${name}. `, '');
  }
}

const MEANT: [name: string, tool: string][] = [
  ['set_theme', 'update_theme'],
  ['change_theme', 'update_theme'],
  ['edit_theme', 'update_theme'],
  ['setTheme', 'update_theme'],
  ['set-theme', 'update_theme'],
  ['udpate_theme', 'update_theme'],
  ['update_thme', 'update_theme'],
  ['edit_widget', 'update_widget'],
  ['set_user', 'update_user'],
  ['update_users', 'update_user'],
  ['add_tag', 'create_tag'],
  ['make_segment', 'create_segment'],
  ['new_segment', 'create_segment'],
  ['create_post', 'create_changelog_post'],
  ['add_item', 'create_roadmap_item'],
  ['upload_users', 'import_users'],
  ['remove_tag', 'delete_tag'],
  ['delete_widget', 'archive_widget'],
  ['remove_widget', 'archive_widget'],
  ['delete_user', 'erase_user'],
  ['delete_usr', 'erase_user'],
  ['show_widget', 'get_widget'],
  ['read_widget', 'get_widget'],
  ['fetch_widget', 'get_widget'],
  ['fetch_users', 'list_users'],
  ['get_tags', 'list_tags'],
  ['show_tag', 'get_tag'],
  ['list_theme', 'list_themes'],
  ['list_nps_widget', 'list_nps_widgets'],
  ['unpublish_widget', 'take_down_widget'],
  ['hide_post', 'unpublish_changelog_post'],
  ['copy_widget', 'duplicate_widget'],
  ['check_widget', 'validate_widget'],
  ['create_tour', 'create_widget with `type: "tour"`'],
  ['edit_product_tour', 'update_widget with `type: "tour"`'],
  ['list_surveys', 'list_widgets with `type: "microSurvey"`'],
  ['delete_smart_tip', 'archive_widget with `type: "smartTip"`'],
];

it.each(MEANT)('%s suggests %s', (name, tool) => {
  expect(answerTo(name)).toBe(`Did you mean ${tool}?`);
});

it.each(['find_broken_selectors', 'foo_bar', 'delete_company', '__proto__', 'get_', 'x'.repeat(10_000)])(
  'the message for %.30s refers to find_tools',
  (name) => {
    expect(answerTo(name)).toMatch(/find_tools finds tools by words\.$/);
  },
);

it.each([...definitions])('knows a $label by its type', ({ entityType }) => {
  expect(answerTo(`show_${entityType}`)).toBe(`Did you mean get_widget with \`type: "${entityType}"\`?`);
});
