import { useQuery } from '@tanstack/react-query';
import { choicesPath, type InboxChoices } from '../../shared/staff/saved-views.ts';

/** What a colleague is called: `Lena Park`, else the address. `short`: else the part before the @. */
export type Names = { of: (email: string) => string; short: (email: string) => string };

/** Two of one name are told apart by their addresses. */
export function namesIn(names: Readonly<Record<string, string>>): Names {
  const all = Object.values(names);
  const named = (email: string): string | undefined => {
    const name = names[email];
    return name && all.filter((other) => other === name).length > 1 ? `${name} (${email})` : name;
  };
  return {
    of: (email) => named(email) ?? email,
    short: (email) => named(email) ?? email.split('@')[0] ?? email,
  };
}

const none = {};

/** Addresses alone until the names are loaded. */
export const useNames = (): Names => namesIn(useQuery<InboxChoices>({ queryKey: [choicesPath] }).data?.names ?? none);
