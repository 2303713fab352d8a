import { outFolder } from '../../pages/output-address.ts';
import { drawMissing } from './share-images.tsx';

// The last step of a build (tools/finish-build.mjs): draws the share images that the pages already name.
await drawMissing(outFolder);
