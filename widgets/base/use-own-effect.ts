import { useEffect, useLayoutEffect } from 'react';
import { forPartners } from './for-partners.ts';

/** Run on our own pages only. */
export const useOwnEffect: typeof useEffect = forPartners ? () => undefined : useEffect;
export const useOwnLayoutEffect: typeof useLayoutEffect = forPartners ? () => undefined : useLayoutEffect;
