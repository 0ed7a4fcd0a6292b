import { randomUUID } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { type Database, openDatabase } from "../../server/backend/platform/db/database";
import { asOwner, inDatabase, startTestCluster } from "./database-cluster";

declare module "vitest" {
  interface ProvidedContext {
    testCluster: pg.PoolConfig;
    testTemplate: string;
    testDemoTemplate: string;
  }
}

/** Vitest's globalSetup: one cluster for the whole run, each test file has its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide("testCluster", cluster.connection);
  project.provide("testTemplate", cluster.template);
  project.provide("testDemoTemplate", cluster.demoTemplate);
  return cluster.stop;
}

export interface TestDatabase {
  /** The owner's way in, for `migrate`, backup, and looking behind the policies. */
  connection: pg.PoolConfig;
  database: Database;
  drop(): Promise<void>;
}

/** A fresh, migrated database of its own, copied from the template in a few dozen milliseconds. It holds no customer. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(inject("testTemplate"));
}

/** The same with the demo customers and their people, whose password is `PASSWORD`. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  return copyOf(inject("testDemoTemplate"));
}

/** The same without tables, for what migrates by itself. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf("template0");
}

async function copyOf(template: string): Promise<TestDatabase> {
  const cluster = inject("testCluster");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asOwner(cluster, `create database ${name} template ${template}`);
  const connection = inDatabase(cluster, name);
  const database = openDatabase(connection, { maxConnections: 8 });
  return {
    connection,
    database,
    async drop() {
      await database.close();
      await asOwner(cluster, `drop database ${name} with (force)`);
    },
  };
}
