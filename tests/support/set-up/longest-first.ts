import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import times from '../../times.json' with { type: 'json' };
import { root } from '../repository.ts';

/** Seconds of a file in the run that tests/times.json was written from; a new file counts as a long one. */
function secondsOf({ moduleId }: TestSpecification): number {
  return (times as Record<string, number>)[relative(root, moduleId).replaceAll('\\', '/')] ?? 60;
}

/** Runs the longest files first, so that no long one is left to run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
