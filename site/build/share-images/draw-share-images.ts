import { outFolder } from '../../pages/output-address.ts';
import { drawMissing } from './share-images.tsx';

// Last build step (tools/finish-build.mjs).
await drawMissing(outFolder);
