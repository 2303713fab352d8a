import { useEffect } from 'react';
import { forPartners } from './for-partners.ts';

/** An effect on our own pages alone: the script for partners does not contain it. */
export const useOwnEffect: typeof useEffect = forPartners ? () => undefined : useEffect;
