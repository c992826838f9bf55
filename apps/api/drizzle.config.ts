import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what>` writes the next migration from the table files. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/**/*.tables.ts',
  out: './migrations',
})
