import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./server/backend/platform/db/schema/*.ts",
  out: "./server/backend/platform/db/migrations",
});
