import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { nounOf, routerKeyOf } from '../../widgets/contract/type';
import { widgetTypes } from '../../widgets/contract/types';
import { events } from '../../widgets/generated/events';

/** Every name of every widget type: `smartTip`, `smart-tips`, `smartTips`, `smart_tip`, and the names of its events. */
const NAMES = new Set(
  Object.values(widgetTypes).flatMap((type) => [
    type.entityType,
    type.path,
    routerKeyOf(type.path),
    nounOf(type),
    ...events[type.entityType].names,
  ]),
);

/** Calls and properties that hold text for people, which is not checked: an example may name a type. */
const TEXTS = new Set(['meta', 'describe', 'example', 'examples', 'description', 'summary']);

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) return node.expression.name.text;
  return ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name) ? node.name.text : undefined;
};

/** The words of a node: of a string, of a part of a template, or of the name of a property. */
function wordsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return node.text.split('/');
  if (!ts.isIdentifier(node)) return [];
  const { parent } = node;
  const isName =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node);
  return isName ? [node.text] : [];
}

/** The widget types that a module names, as `line: name`; comments, examples and descriptions are not read. */
export function typeNamesIn(file: string, text = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const word of wordsOf(node)) if (NAMES.has(word)) found.push(`${line}: ${word}`);
    const isText = TEXTS.has(nameOf(node) ?? '');
    ts.forEachChild(node, (child) => {
      // The beginning of a chain such as `z.string().meta(…)` is read.
      if (!isText || (ts.isCallExpression(node) && child === node.expression)) visit(child);
    });
  };
  visit(source);
  return found;
}
