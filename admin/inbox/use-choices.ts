import { useQuery } from '@tanstack/react-query';
import { choicesPath, type InboxChoices } from '../../shared/staff/saved-views.ts';

const none: InboxChoices = { colleagues: [], names: {}, forms: [], origins: [], services: [] };

/** Empty until loaded. */
export const useChoices = (): InboxChoices => useQuery<InboxChoices>({ queryKey: [choicesPath] }).data ?? none;
