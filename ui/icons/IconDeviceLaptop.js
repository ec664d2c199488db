/**
 * @license @tabler/icons-react v3.51.0 - MIT
 *
 * This source code is licensed under the MIT license.
 * See the LICENSE file in the root directory of this source tree.
 */

import createReactComponent from './createReactComponent.js';

const __iconNode = [["path", { "d": "M3 19l18 0", "key": "svg-0" }], ["path", { "d": "M5 7a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-12a1 1 0 0 1 -1 -1l0 -8", "key": "svg-1" }]];
const IconDeviceLaptop = createReactComponent("outline", "device-laptop", "DeviceLaptop", __iconNode);

export { __iconNode, IconDeviceLaptop as default };
