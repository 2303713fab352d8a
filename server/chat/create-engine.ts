import type { Engine } from './engine/engine.ts';
import type { ModelSettings } from './engine/model/ask-model.ts';
import { createModelEngine } from './engine/model/create-model-engine.ts';
import { createOwnContentEngine } from './engine/site-content/answer/create-site-content-engine.ts';

type EngineParts = {
  distDir: string;
  /** If absent, only the site's own content answers. */
  languageModel?: ModelSettings | undefined;
  clock: () => Date;
  onProblem: (message: string, error: unknown) => void;
};

export function createEngine({ distDir, languageModel, clock, onProblem }: EngineParts): Engine {
  const own = createOwnContentEngine(distDir, { clock });
  return languageModel ? createModelEngine(own, languageModel, { clock, onProblem }) : own;
}
