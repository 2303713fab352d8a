import { useEffect } from 'react';
import { forPartners } from './for-partners.ts';

/** An effect on our own pages only. */
export const useOwnEffect: typeof useEffect = forPartners ? () => undefined : useEffect;
