import { expect, restOf, ownerTest as test } from '../support/test';

test('a custom domain shows the DNS record to create, and waits for it', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  await page.goto(`/changelogs/${changelog.id}`);
  await page.getByRole('button', { name: 'More actions: News' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit changelog' });
  await dialog.getByLabel('Custom domain').fill('news.docent-test.invalid');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const proof = dialog.getByRole('status');
  await expect(proof).toContainText('Waiting for your DNS record');
  await expect(proof).toContainText('_docent.news.docent-test.invalid');
  const { body } = await rest.get(`/changelogs/${changelog.id}`);
  await expect(proof).toContainText(body.domainProof.record.value);
  await proof.getByRole('button', { name: 'Check the record' }).click();
  await expect(proof).toContainText('Waiting for your DNS record');

  await dialog.getByLabel('Custom domain').fill('other.docent-test.invalid');
  await expect(proof).toBeHidden();
});
