import { operation, router } from '../../../operations/operation';
import { guide, guideInput, validation, validationInput } from './schema';
import { getAuthoringGuide, validateWidget } from './service';

const TAG = 'Authoring';

export const authoringRouter = router({
  guide: operation({
    method: 'GET',
    path: '/authoring-guides/{widgetType}',
    tool: 'get_authoring_guide',
    tag: TAG,
    summary: 'Read the authoring guide',
    description:
      'The fields of a widget type with their known values, the publish requirements, the targeting rules, templates, and one good example.',
  })
    .input(guideInput)
    .output(guide)
    .query(({ input }) => getAuthoringGuide(input)),

  validate: operation({
    method: 'GET',
    path: '/widgets/{widgetType}/{id}/validation',
    tool: 'validate_widget',
    tag: TAG,
    summary: 'Validate a widget',
    description:
      'A dry run of publishing: lists unmet requirements, and in `warnings` values that are probably mistakes. Changes nothing.',
  })
    .input(validationInput)
    .output(validation)
    .query(({ ctx, input }) => validateWidget(ctx, input)),
});
