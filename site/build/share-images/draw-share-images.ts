import { outFolder } from '../../pages/output-address.ts';
import { drawMissing } from './share-images.tsx';

// Last build step (tools/finish-build.mjs). `few`: a part of them, for tests.
await drawMissing(outFolder, process.argv[2] === 'few');
