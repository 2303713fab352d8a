import { useQuery } from '@tanstack/react-query';
import { choicesPath, type InboxChoices } from '../../shared/staff/saved-views.ts';

const none: InboxChoices = { colleagues: [], forms: [], origins: [], services: [] };

/** What the filters and the bar for many leads offer; empty lists until it is there. */
export const useChoices = (): InboxChoices => useQuery<InboxChoices>({ queryKey: [choicesPath] }).data ?? none;
