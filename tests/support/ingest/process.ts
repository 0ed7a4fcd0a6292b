import type pg from "pg";
import { openDatabase } from "../../../server/backend/platform/db/database";
import { readSource } from "./read-source";

// Takes in what comes on standard input, in a process of its own that a test can kill: argv is the connection, the connector
// and the size of a batch.
const [connection = "{}", name = "", batchSize = "1"] = process.argv.slice(2);
const database = openDatabase(JSON.parse(connection) as pg.PoolConfig);
await readSource({ database }, name, process.stdin, { batchSize: Number(batchSize) });
await database.close();
