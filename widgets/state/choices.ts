import { createStore } from 'zustand/vanilla';

export const choiceNames = ['counts', 'analytics', 'tracking'] as const;
export type ChoiceName = (typeof choiceNames)[number];

export type Choices = Record<ChoiceName, boolean> & {
  /** The wording that was answered; '' if no third-party script was asked about. */
  wording: string;
  /** Milliseconds since 1970. */
  at: number;
};

export const choicesKey = 'itwidgets:choices';

/** Months until a choice expires (decision 27). */
export const choiceMonths = 12;

/** Undefined until the visitor chooses. */
export const choices = createStore<{ kept: Choices | undefined }>(() => ({ kept: undefined }));

export function choiceEnds(at: number): Date {
  const end = new Date(at);
  end.setMonth(end.getMonth() + choiceMonths);
  return end;
}

let inMemory = false;

/** Deletes an expired, future or corrupt choice. One that could not be stored stays in effect. */
export function recallChoices(): void {
  if (inMemory) return;
  const kept = read();
  if (!kept) removeStored();
  choices.setState({ kept });
}

/** If storage is full or denied, the choice lasts as long as the page. */
export function saveChoices(change: Partial<Record<ChoiceName, boolean>>, wording: string): void {
  const { counts = true, analytics = false, tracking = false } = { ...choices.getState().kept, ...change };
  const kept: Choices = { wording, at: Date.now(), counts, analytics, tracking };
  try {
    localStorage.setItem(choicesKey, JSON.stringify(kept));
    inMemory = false;
  } catch {
    inMemory = true;
  }
  choices.setState({ kept });
}

export function eraseChoices(): void {
  inMemory = false;
  removeStored();
  choices.setState({ kept: undefined });
}

function removeStored(): void {
  try {
    localStorage.removeItem(choicesKey);
  } catch {
    // Storage is denied.
  }
}

function read(): Choices | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(choicesKey) ?? 'null') as Choices | null;
    const { at, wording } = kept ?? {};
    const now = Date.now();
    if (typeof at !== 'number' || typeof wording !== 'string' || at > now || choiceEnds(at).getTime() <= now)
      return undefined;
    const said = Object.fromEntries(choiceNames.map((name) => [name, (kept as Choices)[name] === true]));
    return { ...(said as Record<ChoiceName, boolean>), wording, at };
  } catch {
    return undefined;
  }
}
