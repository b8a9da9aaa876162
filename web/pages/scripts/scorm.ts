// The lesson in a learning platform: the single file, and what reports to the platform. Which standard the package is of is
// known when it is built.

import './single-start';
import '../../src/wingspan';
import { reportToPlatform } from '../../src/lms/report';
import type { Version } from '../../src/lms/run-time';
import { showEdition } from './editions';

declare const __SCORM__: Version;

const lesson = document.querySelector('wingspan-lesson');
if (lesson) reportToPlatform(lesson, __SCORM__, (tag) => location.hash === '' && showEdition(tag.toLowerCase().replace(/[-_].*/, '')));
