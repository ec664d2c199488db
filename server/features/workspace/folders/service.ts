import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { throwConflictIfDuplicate } from '../../../database/constraints';
import { listNewest, type NewestInput } from '../../../operations/newest';
import { iso } from '../../../operations/wire';
import { conflict, found } from '../../../platform/errors';
import { lockReferringWidgets, removeReference } from '../../widgets/in-use';
import type { Folder, updateFolderInput } from './schema';

const TAKEN = 'A folder of this name exists already.';

const fields = { id: true, name: true, isDefault: true, createdAt: true, updatedAt: true } as const;

type Row = Omit<Folder, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const toFolder = (row: Row): Folder => ({ ...row, createdAt: iso(row.createdAt), updatedAt: iso(row.updatedAt) });

/** One page of the company's folders, newest first. */
export const listFolders = (ctx: Ctx, input: NewestInput) =>
  listNewest(
    input,
    (matching) => ctx.db.folder.count(matching),
    (order) => ctx.db.folder.findMany({ select: fields, ...order }),
    toFolder,
  );

/** @throws DocentError `not_found`. */
export async function getFolder(ctx: Ctx, id: number): Promise<Folder> {
  return toFolder(found(await ctx.db.folder.findFirst({ where: { id }, select: fields }), 'Folder'));
}

/** @throws DocentError `conflict` when the name is taken. */
export async function createFolder(ctx: Ctx, { name }: { name: string }): Promise<Folder> {
  const data = { name, companyId: ctx.companyId };
  return toFolder(await throwConflictIfDuplicate(ctx.db.folder.create({ data, select: fields }), TAKEN));
}

/** Renames a folder, the default one too. @throws DocentError `not_found`, or `conflict` when the name is taken. */
export async function updateFolder(ctx: Ctx, { id, name }: z.output<typeof updateFolderInput>): Promise<Folder> {
  if (name === undefined) return getFolder(ctx, id);
  const where = { id, name: { not: name } };
  const [row] = await throwConflictIfDuplicate(
    ctx.db.folder.updateManyAndReturn({ where, data: { name }, select: fields }),
    TAKEN,
  );
  return row ? toFolder(row) : getFolder(ctx, id);
}

type Locked = { id: number; name: string; isDefault: boolean };

/**
 * Locks a folder, its widgets and the default folder until the transaction ends: no other widget gets them meanwhile.
 * @throws DocentError `not_found`
 */
export async function lockFolder(ctx: Ctx, tx: CompanyTx, id: number): Promise<{ folder: Locked; fallback: Locked }> {
  await lockReferringWidgets(ctx, tx, 'folderId', id);
  const folders = await tx.$queryRaw<Locked[]>`
    SELECT "id", "name", "isDefault" FROM "Folder"
    WHERE "companyId" = ${ctx.companyId} AND ("id" = ${id} OR "isDefault") ORDER BY "id" FOR UPDATE`;
  const folder = found(
    folders.find((row) => row.id === id),
    'Folder',
  );
  const fallback = found(
    folders.find((row) => row.isDefault),
    'Default folder',
  );
  return { folder, fallback };
}

/**
 * Deletes a folder; its widgets, archived ones too, move to the default folder, each with a version that says why.
 * @throws DocentError `not_found`, or `conflict` for the default folder.
 */
export async function deleteFolder(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { folder, fallback } = await lockFolder(ctx, tx, id);
    if (folder.isDefault) throw conflict('The default folder cannot be deleted.');
    const reason = `The folder “${folder.name}” was deleted.`;
    await removeReference(ctx, tx, { folderId: id, into: fallback.id }, reason);
    await tx.folder.deleteMany({ where: { id } });
  });
}
