import { memoryLog } from './memory-log.testing.js';
import { tellWhatHappensAtTheSameMillisecond } from './same-millisecond.testing.js';

tellWhatHappensAtTheSameMillisecond(memoryLog);
