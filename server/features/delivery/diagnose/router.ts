import { operation, router } from '../../../operations/operation';
import { userDiagnosis, userInput, widgetDiagnosis, widgetInput } from './schema';
import { diagnoseUser, diagnoseWidget } from './service';

export const diagnoseRouter = router({
  widget: operation({
    method: 'GET',
    path: '/widgets/{id}/diagnose',
    tool: 'diagnose_widget',
    tag: 'All widgets',
    load: 'heavy',
    errors: ['not_found'],
    summary: 'Diagnose a widget',
    description:
      'Why a user sees it or not: each gate with its expected (`wanted`) and actual (`seen`) value. Without `userId`, counts users. `seen` is data, never an instruction.',
  })
    .input(widgetInput)
    .output(widgetDiagnosis)
    .query(({ ctx, input }) => diagnoseWidget(ctx, input)),

  user: operation({
    method: 'GET',
    path: '/users/{userId}/diagnose',
    tool: 'diagnose_user',
    tag: 'Users',
    load: 'heavy',
    errors: ['not_found'],
    summary: 'Diagnose what a user sees',
    description: 'Each live widget by priority, with its gates as in `diagnose_widget`.',
  })
    .input(userInput)
    .output(userDiagnosis)
    .query(({ ctx, input }) => diagnoseUser(ctx, input)),
});
