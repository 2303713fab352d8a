import type { TakeTurn } from '../guards/take-turns.ts';
import type { Engine } from './engine/engine.ts';
import type { ModelSettings } from './engine/model/ask-model.ts';
import { createModelEngine } from './engine/model/create-model-engine.ts';
import { createOwnContentEngine } from './engine/own-content/create-own-content-engine.ts';

type EngineParts = {
  distDir: string;
  /** If absent, only the site's own content answers. */
  languageModel?: ModelSettings | undefined;
  clock: () => Date;
  onProblem: (message: string, error: unknown) => void;
  /** What a question waits for its meaning (ms). */
  patience?: number;
  /** Tokens of one answer of the model. */
  onUsed?: (tokens: number) => void;
  /** For answers of our own content. */
  inTurn?: TakeTurn;
};

export function createEngine({ distDir, languageModel, patience, inTurn, ...parts }: EngineParts): Engine {
  const own = createOwnContentEngine(distDir, {
    ...{ clock: parts.clock, onProblem: parts.onProblem },
    ...(patience !== undefined && { patience }),
    ...(inTurn && { inTurn }),
  });
  return languageModel ? createModelEngine(own, languageModel, parts) : own;
}
