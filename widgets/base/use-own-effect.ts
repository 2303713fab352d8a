import { useEffect } from 'react';
import { forPartners } from './for-partners.ts';

/** Runs on our own pages only. */
export const useOwnEffect: typeof useEffect = forPartners ? () => undefined : useEffect;
