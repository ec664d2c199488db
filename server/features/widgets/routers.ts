import { type RouterKey, routerKeyOf } from '../../../widgets/contract/type';
import { definitions } from '../../../widgets/generated/definitions';
import { widgetRouter } from './router';

type Definitions = typeof definitions;

type WidgetRouters = {
  [Type in keyof Definitions as RouterKey<Definitions[Type]['path']>]: ReturnType<
    typeof widgetRouter<Definitions[Type]>
  >;
};

/** The operations of every widget type, under the camel-cased path. */
export const widgetRouters = Object.fromEntries(
  Object.values(definitions).map((definition) => [routerKeyOf(definition.path), widgetRouter(definition)]),
  // `Object.fromEntries` loses the type of each router.
) as unknown as WidgetRouters;
