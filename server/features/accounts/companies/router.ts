import { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { COMPANY } from './recorded';
import { company, updateInput } from './schema';
import { readCompany, updateCompany } from './service';

const TAG = 'Company';

export const companyRouter = router({
  get: operation({
    method: 'GET',
    path: '/company',
    tool: 'get_company',
    tag: TAG,
    summary: 'Read the company',
    description: 'Its settings, the token and URLs of its browser script, and the status of the script.',
  })
    .input(z.strictObject({}))
    .output(company)
    .query(({ ctx }) => readCompany(ctx)),

  update: operation({
    method: 'PATCH',
    path: '/company',
    tool: 'update_company',
    alsoNeeds: 'publish',
    tag: TAG,
    records: COMPANY,
    summary: 'Update the company',
    description:
      'Changes the fields sent; `settings` are merged. Needs `publish` as well, since it affects live widgets.',
    reads: readCompany,
  })
    .input(updateInput)
    .output(company)
    .mutation(({ ctx, input }) => updateCompany(ctx, input)),
});
