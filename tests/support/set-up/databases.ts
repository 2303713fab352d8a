import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/database.ts';
import { administerPostgres, freshFolder, templateName } from '../databases.ts';
import { testPostgresUrl } from '../postgres.ts';

/** Creates the PostgreSQL database that tests copy: all tables, no rows. */
export default async function setUp(_project: TestProject): Promise<void> {
  if (!testPostgresUrl) return;
  await administerPostgres(`drop database if exists ${templateName}`);
  await administerPostgres(`create database ${templateName}`);
  const dataDir = freshFolder();
  const url = new URL(testPostgresUrl);
  url.pathname = `/${templateName}`;
  const database = await openDatabase({ dataDir, databaseUrl: url.href });
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
