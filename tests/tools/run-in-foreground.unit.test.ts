import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from '../support/repository.ts';

test('a program that the system ends, as when memory runs out, does not end without a word', async () => {
  const ends = `process.kill(process.pid, 'SIGKILL')`;
  const runs = `import { runInForeground } from './tools/lib/run-in-foreground.mjs';
    await runInForeground(process.execPath, ['-e', ${JSON.stringify(ends)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', runs], { cwd: root });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([said.trim(), code]).toEqual(['The program was ended by SIGKILL', 137]);
});
