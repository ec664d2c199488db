/*! Made by `npm run icons` from @tabler/icons-react.

MIT License

Copyright (c) 2020-2026 Paweł Kuna

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/

// node_modules/@tabler/icons-react/dist/esm/createReactComponent.mjs
import { forwardRef, createElement } from "react";

// node_modules/@tabler/icons-react/dist/esm/defaultAttributes.mjs
var defaultAttributes = {
  outline: {
    xmlns: "http://www.w3.org/2000/svg",
    width: 24,
    height: 24,
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round"
  },
  filled: {
    xmlns: "http://www.w3.org/2000/svg",
    width: 24,
    height: 24,
    viewBox: "0 0 24 24",
    fill: "currentColor",
    stroke: "none"
  }
};

// node_modules/@tabler/icons-react/dist/esm/createReactComponent.mjs
var createReactComponent = (type, iconName, iconNamePascal, iconNode) => {
  const Component = forwardRef(
    ({
      color = "currentColor",
      size = 24,
      stroke = 2,
      title,
      className,
      children,
      ...rest
    }, ref) => createElement(
      "svg",
      {
        ref,
        ...defaultAttributes[type],
        width: size,
        height: size,
        className: [`tabler-icon`, `tabler-icon-${iconName}`, className].filter(Boolean).join(" "),
        ...type === "filled" ? {
          fill: color
        } : {
          strokeWidth: stroke,
          stroke: color
        },
        ...rest
      },
      [
        title && createElement("title", { key: "svg-title" }, title),
        ...iconNode.map(([tag, attrs]) => createElement(tag, attrs)),
        ...Array.isArray(children) ? children : [children]
      ]
    )
  );
  Component.displayName = `${iconNamePascal}`;
  return Component;
};

// node_modules/@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs
var __iconNode = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0", "key": "svg-0" }], ["path", { "d": "M12 8v4", "key": "svg-1" }], ["path", { "d": "M12 16h.01", "key": "svg-2" }]];
var IconAlertCircle = createReactComponent("outline", "alert-circle", "AlertCircle", __iconNode);

// node_modules/@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs
var __iconNode2 = [["path", { "d": "M12 9v4", "key": "svg-0" }], ["path", { "d": "M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0", "key": "svg-1" }], ["path", { "d": "M12 16h.01", "key": "svg-2" }]];
var IconAlertTriangle = createReactComponent("outline", "alert-triangle", "AlertTriangle", __iconNode2);

// node_modules/@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs
var __iconNode3 = [["path", { "d": "M4 6l16 0", "key": "svg-0" }], ["path", { "d": "M4 12l10 0", "key": "svg-1" }], ["path", { "d": "M4 18l14 0", "key": "svg-2" }]];
var IconAlignLeft = createReactComponent("outline", "align-left", "AlignLeft", __iconNode3);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs
var __iconNode4 = [["path", { "d": "M8 4h11a2 2 0 1 1 0 4h-7m-4 0h-3a2 2 0 0 1 -.826 -3.822", "key": "svg-0" }], ["path", { "d": "M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 1.824 -1.18m.176 -3.82v-7", "key": "svg-1" }], ["path", { "d": "M10 12h2", "key": "svg-2" }], ["path", { "d": "M3 3l18 18", "key": "svg-3" }]];
var IconArchiveOff = createReactComponent("outline", "archive-off", "ArchiveOff", __iconNode4);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArchive.mjs
var __iconNode5 = [["path", { "d": "M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2", "key": "svg-0" }], ["path", { "d": "M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-10", "key": "svg-1" }], ["path", { "d": "M10 12l4 0", "key": "svg-2" }]];
var IconArchive = createReactComponent("outline", "archive", "Archive", __iconNode5);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs
var __iconNode6 = [["path", { "d": "M9 14l-4 -4l4 -4", "key": "svg-0" }], ["path", { "d": "M5 10h11a4 4 0 1 1 0 8h-1", "key": "svg-1" }]];
var IconArrowBackUp = createReactComponent("outline", "arrow-back-up", "ArrowBackUp", __iconNode6);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowBigUp.mjs
var __iconNode7 = [["path", { "d": "M9 20v-8h-3.586a1 1 0 0 1 -.707 -1.707l6.586 -6.586a1 1 0 0 1 1.414 0l6.586 6.586a1 1 0 0 1 -.707 1.707h-3.586v8a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1", "key": "svg-0" }]];
var IconArrowBigUp = createReactComponent("outline", "arrow-big-up", "ArrowBigUp", __iconNode7);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs
var __iconNode8 = [["path", { "d": "M7 7l10 10", "key": "svg-0" }], ["path", { "d": "M17 8l0 9l-9 0", "key": "svg-1" }]];
var IconArrowDownRight = createReactComponent("outline", "arrow-down-right", "ArrowDownRight", __iconNode8);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs
var __iconNode9 = [["path", { "d": "M12 5l0 14", "key": "svg-0" }], ["path", { "d": "M18 13l-6 6", "key": "svg-1" }], ["path", { "d": "M6 13l6 6", "key": "svg-2" }]];
var IconArrowDown = createReactComponent("outline", "arrow-down", "ArrowDown", __iconNode9);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs
var __iconNode10 = [["path", { "d": "M15 14l4 -4l-4 -4", "key": "svg-0" }], ["path", { "d": "M19 10h-11a4 4 0 1 0 0 8h1", "key": "svg-1" }]];
var IconArrowForwardUp = createReactComponent("outline", "arrow-forward-up", "ArrowForwardUp", __iconNode10);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs
var __iconNode11 = [["path", { "d": "M5 12l14 0", "key": "svg-0" }], ["path", { "d": "M5 12l6 6", "key": "svg-1" }], ["path", { "d": "M5 12l6 -6", "key": "svg-2" }]];
var IconArrowLeft = createReactComponent("outline", "arrow-left", "ArrowLeft", __iconNode11);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs
var __iconNode12 = [["path", { "d": "M5 12l14 0", "key": "svg-0" }], ["path", { "d": "M13 18l6 -6", "key": "svg-1" }], ["path", { "d": "M13 6l6 6", "key": "svg-2" }]];
var IconArrowRight = createReactComponent("outline", "arrow-right", "ArrowRight", __iconNode12);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs
var __iconNode13 = [["path", { "d": "M17 7l-10 10", "key": "svg-0" }], ["path", { "d": "M8 7l9 0l0 9", "key": "svg-1" }]];
var IconArrowUpRight = createReactComponent("outline", "arrow-up-right", "ArrowUpRight", __iconNode13);

// node_modules/@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs
var __iconNode14 = [["path", { "d": "M12 5l0 14", "key": "svg-0" }], ["path", { "d": "M18 11l-6 -6", "key": "svg-1" }], ["path", { "d": "M6 11l6 -6", "key": "svg-2" }]];
var IconArrowUp = createReactComponent("outline", "arrow-up", "ArrowUp", __iconNode14);

// node_modules/@tabler/icons-react/dist/esm/icons/IconBook2.mjs
var __iconNode15 = [["path", { "d": "M19 4v16h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12", "key": "svg-0" }], ["path", { "d": "M19 16h-12a2 2 0 0 0 -2 2", "key": "svg-1" }], ["path", { "d": "M9 8h6", "key": "svg-2" }]];
var IconBook2 = createReactComponent("outline", "book-2", "Book2", __iconNode15);

// node_modules/@tabler/icons-react/dist/esm/icons/IconBuilding.mjs
var __iconNode16 = [["path", { "d": "M3 21l18 0", "key": "svg-0" }], ["path", { "d": "M9 8l1 0", "key": "svg-1" }], ["path", { "d": "M9 12l1 0", "key": "svg-2" }], ["path", { "d": "M9 16l1 0", "key": "svg-3" }], ["path", { "d": "M14 8l1 0", "key": "svg-4" }], ["path", { "d": "M14 12l1 0", "key": "svg-5" }], ["path", { "d": "M14 16l1 0", "key": "svg-6" }], ["path", { "d": "M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16", "key": "svg-7" }]];
var IconBuilding = createReactComponent("outline", "building", "Building", __iconNode16);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs
var __iconNode17 = [["path", { "d": "M10.5 21h-4.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v3", "key": "svg-0" }], ["path", { "d": "M16 3v4", "key": "svg-1" }], ["path", { "d": "M8 3v4", "key": "svg-2" }], ["path", { "d": "M4 11h10", "key": "svg-3" }], ["path", { "d": "M14 18a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", "key": "svg-4" }], ["path", { "d": "M18 16.5v1.5l.5 .5", "key": "svg-5" }]];
var IconCalendarClock = createReactComponent("outline", "calendar-clock", "CalendarClock", __iconNode17);

// node_modules/@tabler/icons-react/dist/esm/icons/IconChartBar.mjs
var __iconNode18 = [["path", { "d": "M3 13a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -6", "key": "svg-0" }], ["path", { "d": "M15 9a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -10", "key": "svg-1" }], ["path", { "d": "M9 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -14", "key": "svg-2" }], ["path", { "d": "M4 20h14", "key": "svg-3" }]];
var IconChartBar = createReactComponent("outline", "chart-bar", "ChartBar", __iconNode18);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCheck.mjs
var __iconNode19 = [["path", { "d": "M5 12l5 5l10 -10", "key": "svg-0" }]];
var IconCheck = createReactComponent("outline", "check", "Check", __iconNode19);

// node_modules/@tabler/icons-react/dist/esm/icons/IconChecklist.mjs
var __iconNode20 = [["path", { "d": "M9.615 20h-2.615a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8", "key": "svg-0" }], ["path", { "d": "M14 19l2 2l4 -4", "key": "svg-1" }], ["path", { "d": "M9 8h4", "key": "svg-2" }], ["path", { "d": "M9 12h2", "key": "svg-3" }]];
var IconChecklist = createReactComponent("outline", "checklist", "Checklist", __iconNode20);

// node_modules/@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs
var __iconNode21 = [["path", { "d": "M6 9l6 6l6 -6", "key": "svg-0" }]];
var IconChevronDown = createReactComponent("outline", "chevron-down", "ChevronDown", __iconNode21);

// node_modules/@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs
var __iconNode22 = [["path", { "d": "M15 6l-6 6l6 6", "key": "svg-0" }]];
var IconChevronLeft = createReactComponent("outline", "chevron-left", "ChevronLeft", __iconNode22);

// node_modules/@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs
var __iconNode23 = [["path", { "d": "M9 6l6 6l-6 6", "key": "svg-0" }]];
var IconChevronRight = createReactComponent("outline", "chevron-right", "ChevronRight", __iconNode23);

// node_modules/@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs
var __iconNode24 = [["path", { "d": "M6 15l6 -6l6 6", "key": "svg-0" }]];
var IconChevronUp = createReactComponent("outline", "chevron-up", "ChevronUp", __iconNode24);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs
var __iconNode25 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "key": "svg-0" }], ["path", { "d": "M9 12l2 2l4 -4", "key": "svg-1" }]];
var IconCircleCheck = createReactComponent("outline", "circle-check", "CircleCheck", __iconNode25);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCircleDot.mjs
var __iconNode26 = [["path", { "d": "M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-0" }], ["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "key": "svg-1" }]];
var IconCircleDot = createReactComponent("outline", "circle-dot", "CircleDot", __iconNode26);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCircle.mjs
var __iconNode27 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "key": "svg-0" }]];
var IconCircle = createReactComponent("outline", "circle", "Circle", __iconNode27);

// node_modules/@tabler/icons-react/dist/esm/icons/IconClick.mjs
var __iconNode28 = [["path", { "d": "M3 12l3 0", "key": "svg-0" }], ["path", { "d": "M12 3l0 3", "key": "svg-1" }], ["path", { "d": "M7.8 7.8l-2.2 -2.2", "key": "svg-2" }], ["path", { "d": "M16.2 7.8l2.2 -2.2", "key": "svg-3" }], ["path", { "d": "M7.8 16.2l-2.2 2.2", "key": "svg-4" }], ["path", { "d": "M12 12l9 3l-4 2l-2 4l-3 -9", "key": "svg-5" }]];
var IconClick = createReactComponent("outline", "click", "Click", __iconNode28);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCode.mjs
var __iconNode29 = [["path", { "d": "M7 8l-4 4l4 4", "key": "svg-0" }], ["path", { "d": "M17 8l4 4l-4 4", "key": "svg-1" }], ["path", { "d": "M14 4l-4 16", "key": "svg-2" }]];
var IconCode = createReactComponent("outline", "code", "Code", __iconNode29);

// node_modules/@tabler/icons-react/dist/esm/icons/IconColumns3.mjs
var __iconNode30 = [["path", { "d": "M3 4a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-16", "key": "svg-0" }], ["path", { "d": "M9 3v18", "key": "svg-1" }], ["path", { "d": "M15 3v18", "key": "svg-2" }]];
var IconColumns3 = createReactComponent("outline", "columns-3", "Columns3", __iconNode30);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCopy.mjs
var __iconNode31 = [["path", { "d": "M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666", "key": "svg-0" }], ["path", { "d": "M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1", "key": "svg-1" }]];
var IconCopy = createReactComponent("outline", "copy", "Copy", __iconNode31);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCursorText.mjs
var __iconNode32 = [["path", { "d": "M10 12h4", "key": "svg-0" }], ["path", { "d": "M9 4a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3", "key": "svg-1" }], ["path", { "d": "M15 4a3 3 0 0 0 -3 3v10a3 3 0 0 0 3 3", "key": "svg-2" }]];
var IconCursorText = createReactComponent("outline", "cursor-text", "CursorText", __iconNode32);

// node_modules/@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs
var __iconNode33 = [["path", { "d": "M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10", "key": "svg-0" }], ["path", { "d": "M7 20h10", "key": "svg-1" }], ["path", { "d": "M9 16v4", "key": "svg-2" }], ["path", { "d": "M15 16v4", "key": "svg-3" }]];
var IconDeviceDesktop = createReactComponent("outline", "device-desktop", "DeviceDesktop", __iconNode33);

// node_modules/@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs
var __iconNode34 = [["path", { "d": "M3 19l18 0", "key": "svg-0" }], ["path", { "d": "M5 7a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-12a1 1 0 0 1 -1 -1l0 -8", "key": "svg-1" }]];
var IconDeviceLaptop = createReactComponent("outline", "device-laptop", "DeviceLaptop", __iconNode34);

// node_modules/@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs
var __iconNode35 = [["path", { "d": "M6 5a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-14", "key": "svg-0" }], ["path", { "d": "M11 4h2", "key": "svg-1" }], ["path", { "d": "M12 17v.01", "key": "svg-2" }]];
var IconDeviceMobile = createReactComponent("outline", "device-mobile", "DeviceMobile", __iconNode35);

// node_modules/@tabler/icons-react/dist/esm/icons/IconDoorOff.mjs
var __iconNode36 = [["path", { "d": "M3 21h18", "key": "svg-0" }], ["path", { "d": "M6 21v-15", "key": "svg-1" }], ["path", { "d": "M7.18 3.175c.25 -.112 .528 -.175 .82 -.175h8a2 2 0 0 1 2 2v9", "key": "svg-2" }], ["path", { "d": "M18 18v3", "key": "svg-3" }], ["path", { "d": "M3 3l18 18", "key": "svg-4" }]];
var IconDoorOff = createReactComponent("outline", "door-off", "DoorOff", __iconNode36);

// node_modules/@tabler/icons-react/dist/esm/icons/IconDots.mjs
var __iconNode37 = [["path", { "d": "M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-0" }], ["path", { "d": "M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-1" }], ["path", { "d": "M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-2" }]];
var IconDots = createReactComponent("outline", "dots", "Dots", __iconNode37);

// node_modules/@tabler/icons-react/dist/esm/icons/IconDownload.mjs
var __iconNode38 = [["path", { "d": "M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2", "key": "svg-0" }], ["path", { "d": "M7 11l5 5l5 -5", "key": "svg-1" }], ["path", { "d": "M12 4l0 12", "key": "svg-2" }]];
var IconDownload = createReactComponent("outline", "download", "Download", __iconNode38);

// node_modules/@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs
var __iconNode39 = [["path", { "d": "M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6", "key": "svg-0" }], ["path", { "d": "M11 13l9 -9", "key": "svg-1" }], ["path", { "d": "M15 4h5v5", "key": "svg-2" }]];
var IconExternalLink = createReactComponent("outline", "external-link", "ExternalLink", __iconNode39);

// node_modules/@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs
var __iconNode40 = [["path", { "d": "M10.585 10.587a2 2 0 0 0 2.829 2.828", "key": "svg-0" }], ["path", { "d": "M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87", "key": "svg-1" }], ["path", { "d": "M3 3l18 18", "key": "svg-2" }]];
var IconEyeOff = createReactComponent("outline", "eye-off", "EyeOff", __iconNode40);

// node_modules/@tabler/icons-react/dist/esm/icons/IconEye.mjs
var __iconNode41 = [["path", { "d": "M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0", "key": "svg-0" }], ["path", { "d": "M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6", "key": "svg-1" }]];
var IconEye = createReactComponent("outline", "eye", "Eye", __iconNode41);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFile.mjs
var __iconNode42 = [["path", { "d": "M14 3v4a1 1 0 0 0 1 1h4", "key": "svg-0" }], ["path", { "d": "M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2", "key": "svg-1" }]];
var IconFile = createReactComponent("outline", "file", "File", __iconNode42);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs
var __iconNode43 = [["path", { "d": "M8 4h12v2.172a2 2 0 0 1 -.586 1.414l-3.914 3.914m-.5 3.5v4l-6 2v-8.5l-4.48 -4.928a2 2 0 0 1 -.52 -1.345v-2.227", "key": "svg-0" }], ["path", { "d": "M3 3l18 18", "key": "svg-1" }]];
var IconFilterOff = createReactComponent("outline", "filter-off", "FilterOff", __iconNode43);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs
var __iconNode44 = [["path", { "d": "M18.9 7a8 8 0 0 1 1.1 5v1a6 6 0 0 0 .8 3", "key": "svg-0" }], ["path", { "d": "M8 11a4 4 0 0 1 8 0v1a10 10 0 0 0 2 6", "key": "svg-1" }], ["path", { "d": "M12 11v2a14 14 0 0 0 2.5 8", "key": "svg-2" }], ["path", { "d": "M8 15a18 18 0 0 0 1.8 6", "key": "svg-3" }], ["path", { "d": "M4.9 19a22 22 0 0 1 -.9 -7v-1a8 8 0 0 1 12 -6.95", "key": "svg-4" }]];
var IconFingerprint = createReactComponent("outline", "fingerprint", "Fingerprint", __iconNode44);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFlag.mjs
var __iconNode45 = [["path", { "d": "M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9", "key": "svg-0" }], ["path", { "d": "M5 21v-7", "key": "svg-1" }]];
var IconFlag = createReactComponent("outline", "flag", "Flag", __iconNode45);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFolderCog.mjs
var __iconNode46 = [["path", { "d": "M12.5 19h-7.5a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2h4l3 3h7a2 2 0 0 1 2 2v3", "key": "svg-0" }], ["path", { "d": "M17.001 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0", "key": "svg-1" }], ["path", { "d": "M19.001 15.5v1.5", "key": "svg-2" }], ["path", { "d": "M19.001 21v1.5", "key": "svg-3" }], ["path", { "d": "M22.032 17.25l-1.299 .75", "key": "svg-4" }], ["path", { "d": "M17.27 20l-1.3 .75", "key": "svg-5" }], ["path", { "d": "M15.97 17.25l1.3 .75", "key": "svg-6" }], ["path", { "d": "M20.733 20l1.3 .75", "key": "svg-7" }]];
var IconFolderCog = createReactComponent("outline", "folder-cog", "FolderCog", __iconNode46);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFolderSymlink.mjs
var __iconNode47 = [["path", { "d": "M3 21v-4a3 3 0 0 1 3 -3h5", "key": "svg-0" }], ["path", { "d": "M8 17l3 -3l-3 -3", "key": "svg-1" }], ["path", { "d": "M3 11v-5a2 2 0 0 1 2 -2h4l3 3h7a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8", "key": "svg-2" }]];
var IconFolderSymlink = createReactComponent("outline", "folder-symlink", "FolderSymlink", __iconNode47);

// node_modules/@tabler/icons-react/dist/esm/icons/IconFolder.mjs
var __iconNode48 = [["path", { "d": "M5 4h4l3 3h7a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2", "key": "svg-0" }]];
var IconFolder = createReactComponent("outline", "folder", "Folder", __iconNode48);

// node_modules/@tabler/icons-react/dist/esm/icons/IconGauge.mjs
var __iconNode49 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "key": "svg-0" }], ["path", { "d": "M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-1" }], ["path", { "d": "M13.41 10.59l2.59 -2.59", "key": "svg-2" }], ["path", { "d": "M7 12a5 5 0 0 1 5 -5", "key": "svg-3" }]];
var IconGauge = createReactComponent("outline", "gauge", "Gauge", __iconNode49);

// node_modules/@tabler/icons-react/dist/esm/icons/IconGhost2.mjs
var __iconNode50 = [["path", { "d": "M10 9h.01", "key": "svg-0" }], ["path", { "d": "M14 9h.01", "key": "svg-1" }], ["path", { "d": "M12 3a7 7 0 0 1 7 7v1l1 0a2 2 0 1 1 0 4l-1 0v3l2 3h-10a6 6 0 0 1 -6 -5.775l0 -.226l-1 0a2 2 0 0 1 0 -4l1 0v-1a7 7 0 0 1 7 -7l0 .001", "key": "svg-2" }], ["path", { "d": "M11 14h2a1 1 0 0 0 -2 0", "key": "svg-3" }]];
var IconGhost2 = createReactComponent("outline", "ghost-2", "Ghost2", __iconNode50);

// node_modules/@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs
var __iconNode51 = [["path", { "d": "M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-0" }], ["path", { "d": "M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-1" }], ["path", { "d": "M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-2" }], ["path", { "d": "M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-3" }], ["path", { "d": "M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-4" }], ["path", { "d": "M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-5" }]];
var IconGripVertical = createReactComponent("outline", "grip-vertical", "GripVertical", __iconNode51);

// node_modules/@tabler/icons-react/dist/esm/icons/IconHandFinger.mjs
var __iconNode52 = [["path", { "d": "M8 13v-8.5a1.5 1.5 0 0 1 3 0v7.5", "key": "svg-0" }], ["path", { "d": "M11 11.5v-2a1.5 1.5 0 1 1 3 0v2.5", "key": "svg-1" }], ["path", { "d": "M14 10.5a1.5 1.5 0 0 1 3 0v1.5", "key": "svg-2" }], ["path", { "d": "M17 11.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7a69.74 69.74 0 0 1 -.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47", "key": "svg-3" }]];
var IconHandFinger = createReactComponent("outline", "hand-finger", "HandFinger", __iconNode52);

// node_modules/@tabler/icons-react/dist/esm/icons/IconHistory.mjs
var __iconNode53 = [["path", { "d": "M12 8l0 4l2 2", "key": "svg-0" }], ["path", { "d": "M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5", "key": "svg-1" }]];
var IconHistory = createReactComponent("outline", "history", "History", __iconNode53);

// node_modules/@tabler/icons-react/dist/esm/icons/IconHome.mjs
var __iconNode54 = [["path", { "d": "M5 12l-2 0l9 -9l9 9l-2 0", "key": "svg-0" }], ["path", { "d": "M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7", "key": "svg-1" }], ["path", { "d": "M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6", "key": "svg-2" }]];
var IconHome = createReactComponent("outline", "home", "Home", __iconNode54);

// node_modules/@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs
var __iconNode55 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0", "key": "svg-0" }], ["path", { "d": "M12 9h.01", "key": "svg-1" }], ["path", { "d": "M11 12h1v4h1", "key": "svg-2" }]];
var IconInfoCircle = createReactComponent("outline", "info-circle", "InfoCircle", __iconNode55);

// node_modules/@tabler/icons-react/dist/esm/icons/IconKey.mjs
var __iconNode56 = [["path", { "d": "M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0", "key": "svg-0" }], ["path", { "d": "M15 9h.01", "key": "svg-1" }]];
var IconKey = createReactComponent("outline", "key", "Key", __iconNode56);

// node_modules/@tabler/icons-react/dist/esm/icons/IconLanguage.mjs
var __iconNode57 = [["path", { "d": "M9 6.371c0 4.418 -2.239 6.629 -5 6.629", "key": "svg-0" }], ["path", { "d": "M4 6.371h7", "key": "svg-1" }], ["path", { "d": "M5 9c0 2.144 2.252 3.908 6 4", "key": "svg-2" }], ["path", { "d": "M12 20l4 -9l4 9", "key": "svg-3" }], ["path", { "d": "M19.1 18h-6.2", "key": "svg-4" }], ["path", { "d": "M6.694 3l.793 .582", "key": "svg-5" }]];
var IconLanguage = createReactComponent("outline", "language", "Language", __iconNode57);

// node_modules/@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs
var __iconNode58 = [["path", { "d": "M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4", "key": "svg-0" }], ["path", { "d": "M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4", "key": "svg-1" }], ["path", { "d": "M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4", "key": "svg-2" }], ["path", { "d": "M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4", "key": "svg-3" }]];
var IconLayoutGrid = createReactComponent("outline", "layout-grid", "LayoutGrid", __iconNode58);

// node_modules/@tabler/icons-react/dist/esm/icons/IconLink.mjs
var __iconNode59 = [["path", { "d": "M9 15l6 -6", "key": "svg-0" }], ["path", { "d": "M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464", "key": "svg-1" }], ["path", { "d": "M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463", "key": "svg-2" }]];
var IconLink = createReactComponent("outline", "link", "Link", __iconNode59);

// node_modules/@tabler/icons-react/dist/esm/icons/IconListCheck.mjs
var __iconNode60 = [["path", { "d": "M3.5 5.5l1.5 1.5l2.5 -2.5", "key": "svg-0" }], ["path", { "d": "M3.5 11.5l1.5 1.5l2.5 -2.5", "key": "svg-1" }], ["path", { "d": "M3.5 17.5l1.5 1.5l2.5 -2.5", "key": "svg-2" }], ["path", { "d": "M11 6l9 0", "key": "svg-3" }], ["path", { "d": "M11 12l9 0", "key": "svg-4" }], ["path", { "d": "M11 18l9 0", "key": "svg-5" }]];
var IconListCheck = createReactComponent("outline", "list-check", "ListCheck", __iconNode60);

// node_modules/@tabler/icons-react/dist/esm/icons/IconLock.mjs
var __iconNode61 = [["path", { "d": "M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6", "key": "svg-0" }], ["path", { "d": "M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0", "key": "svg-1" }], ["path", { "d": "M8 11v-4a4 4 0 1 1 8 0v4", "key": "svg-2" }]];
var IconLock = createReactComponent("outline", "lock", "Lock", __iconNode61);

// node_modules/@tabler/icons-react/dist/esm/icons/IconLogout.mjs
var __iconNode62 = [["path", { "d": "M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2", "key": "svg-0" }], ["path", { "d": "M9 12h12l-3 -3", "key": "svg-1" }], ["path", { "d": "M18 15l3 -3", "key": "svg-2" }]];
var IconLogout = createReactComponent("outline", "logout", "Logout", __iconNode62);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMail.mjs
var __iconNode63 = [["path", { "d": "M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10", "key": "svg-0" }], ["path", { "d": "M3 7l9 6l9 -6", "key": "svg-1" }]];
var IconMail = createReactComponent("outline", "mail", "Mail", __iconNode63);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMap2.mjs
var __iconNode64 = [["path", { "d": "M12 18.5l-3 -1.5l-6 3v-13l6 -3l6 3l6 -3v7.5", "key": "svg-0" }], ["path", { "d": "M9 4v13", "key": "svg-1" }], ["path", { "d": "M15 7v5.5", "key": "svg-2" }], ["path", { "d": "M21.121 20.121a3 3 0 1 0 -4.242 0c.418 .419 1.125 1.045 2.121 1.879c1.051 -.89 1.759 -1.516 2.121 -1.879", "key": "svg-3" }], ["path", { "d": "M19 18v.01", "key": "svg-4" }]];
var IconMap2 = createReactComponent("outline", "map-2", "Map2", __iconNode64);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMaximize.mjs
var __iconNode65 = [["path", { "d": "M4 8v-2a2 2 0 0 1 2 -2h2", "key": "svg-0" }], ["path", { "d": "M4 16v2a2 2 0 0 0 2 2h2", "key": "svg-1" }], ["path", { "d": "M16 4h2a2 2 0 0 1 2 2v2", "key": "svg-2" }], ["path", { "d": "M16 20h2a2 2 0 0 0 2 -2v-2", "key": "svg-3" }]];
var IconMaximize = createReactComponent("outline", "maximize", "Maximize", __iconNode65);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMessage2.mjs
var __iconNode66 = [["path", { "d": "M8 9h8", "key": "svg-0" }], ["path", { "d": "M8 13h6", "key": "svg-1" }], ["path", { "d": "M9 18h-3a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-3l-3 3l-3 -3", "key": "svg-2" }]];
var IconMessage2 = createReactComponent("outline", "message-2", "Message2", __iconNode66);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs
var __iconNode67 = [["path", { "d": "M8 9h8", "key": "svg-0" }], ["path", { "d": "M8 13h6", "key": "svg-1" }], ["path", { "d": "M14 18h-1l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v4.5", "key": "svg-2" }], ["path", { "d": "M19 22v.01", "key": "svg-3" }], ["path", { "d": "M19 19a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483", "key": "svg-4" }]];
var IconMessageQuestion = createReactComponent("outline", "message-question", "MessageQuestion", __iconNode67);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMessage.mjs
var __iconNode68 = [["path", { "d": "M8 9h8", "key": "svg-0" }], ["path", { "d": "M8 13h6", "key": "svg-1" }], ["path", { "d": "M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12", "key": "svg-2" }]];
var IconMessage = createReactComponent("outline", "message", "Message", __iconNode68);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMessages.mjs
var __iconNode69 = [["path", { "d": "M21 14l-3 -3h-7a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1h9a1 1 0 0 1 1 1v10", "key": "svg-0" }], ["path", { "d": "M14 15v2a1 1 0 0 1 -1 1h-7l-3 3v-10a1 1 0 0 1 1 -1h2", "key": "svg-1" }]];
var IconMessages = createReactComponent("outline", "messages", "Messages", __iconNode69);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMinus.mjs
var __iconNode70 = [["path", { "d": "M5 12l14 0", "key": "svg-0" }]];
var IconMinus = createReactComponent("outline", "minus", "Minus", __iconNode70);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMoodPlus.mjs
var __iconNode71 = [["path", { "d": "M20.985 12.528a9 9 0 1 0 -8.45 8.456", "key": "svg-0" }], ["path", { "d": "M16 19h6", "key": "svg-1" }], ["path", { "d": "M19 16v6", "key": "svg-2" }], ["path", { "d": "M9 10h.01", "key": "svg-3" }], ["path", { "d": "M15 10h.01", "key": "svg-4" }], ["path", { "d": "M9.5 15c.658 .64 1.56 1 2.5 1s1.842 -.36 2.5 -1", "key": "svg-5" }]];
var IconMoodPlus = createReactComponent("outline", "mood-plus", "MoodPlus", __iconNode71);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs
var __iconNode72 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "key": "svg-0" }], ["path", { "d": "M9 10l.01 0", "key": "svg-1" }], ["path", { "d": "M15 10l.01 0", "key": "svg-2" }], ["path", { "d": "M9.5 15a3.5 3.5 0 0 0 5 0", "key": "svg-3" }]];
var IconMoodSmile = createReactComponent("outline", "mood-smile", "MoodSmile", __iconNode72);

// node_modules/@tabler/icons-react/dist/esm/icons/IconMoon.mjs
var __iconNode73 = [["path", { "d": "M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008", "key": "svg-0" }]];
var IconMoon = createReactComponent("outline", "moon", "Moon", __iconNode73);

// node_modules/@tabler/icons-react/dist/esm/icons/IconNews.mjs
var __iconNode74 = [["path", { "d": "M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11", "key": "svg-0" }], ["path", { "d": "M8 8l4 0", "key": "svg-1" }], ["path", { "d": "M8 12l4 0", "key": "svg-2" }], ["path", { "d": "M8 16l4 0", "key": "svg-3" }]];
var IconNews = createReactComponent("outline", "news", "News", __iconNode74);

// node_modules/@tabler/icons-react/dist/esm/icons/IconPalette.mjs
var __iconNode75 = [["path", { "d": "M12 21a9 9 0 0 1 0 -18c4.97 0 9 3.582 9 8c0 1.06 -.474 2.078 -1.318 2.828c-.844 .75 -1.989 1.172 -3.182 1.172h-2.5a2 2 0 0 0 -1 3.75a1.3 1.3 0 0 1 -1 2.25", "key": "svg-0" }], ["path", { "d": "M7.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-1" }], ["path", { "d": "M11.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-2" }], ["path", { "d": "M15.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-3" }]];
var IconPalette = createReactComponent("outline", "palette", "Palette", __iconNode75);

// node_modules/@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs
var __iconNode76 = [["path", { "d": "M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4", "key": "svg-0" }], ["path", { "d": "M13.5 6.5l4 4", "key": "svg-1" }], ["path", { "d": "M16 19h6", "key": "svg-2" }], ["path", { "d": "M19 16v6", "key": "svg-3" }]];
var IconPencilPlus = createReactComponent("outline", "pencil-plus", "PencilPlus", __iconNode76);

// node_modules/@tabler/icons-react/dist/esm/icons/IconPencil.mjs
var __iconNode77 = [["path", { "d": "M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4", "key": "svg-0" }], ["path", { "d": "M13.5 6.5l4 4", "key": "svg-1" }]];
var IconPencil = createReactComponent("outline", "pencil", "Pencil", __iconNode77);

// node_modules/@tabler/icons-react/dist/esm/icons/IconPercentage.mjs
var __iconNode78 = [["path", { "d": "M16 17a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-0" }], ["path", { "d": "M6 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-1" }], ["path", { "d": "M6 18l12 -12", "key": "svg-2" }]];
var IconPercentage = createReactComponent("outline", "percentage", "Percentage", __iconNode78);

// node_modules/@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs
var __iconNode79 = [["path", { "d": "M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1 -5 -5l1.5 -1.5", "key": "svg-0" }], ["path", { "d": "M17 12l-5 -5l1.5 -1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5", "key": "svg-1" }], ["path", { "d": "M3 21l2.5 -2.5", "key": "svg-2" }], ["path", { "d": "M18.5 5.5l2.5 -2.5", "key": "svg-3" }], ["path", { "d": "M10 11l-2 2", "key": "svg-4" }], ["path", { "d": "M13 14l-2 2", "key": "svg-5" }]];
var IconPlugConnected = createReactComponent("outline", "plug-connected", "PlugConnected", __iconNode79);

// node_modules/@tabler/icons-react/dist/esm/icons/IconPlus.mjs
var __iconNode80 = [["path", { "d": "M12 5l0 14", "key": "svg-0" }], ["path", { "d": "M5 12l14 0", "key": "svg-1" }]];
var IconPlus = createReactComponent("outline", "plus", "Plus", __iconNode80);

// node_modules/@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs
var __iconNode81 = [["path", { "d": "M8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4", "key": "svg-0" }], ["path", { "d": "M12 19l0 .01", "key": "svg-1" }]];
var IconQuestionMark = createReactComponent("outline", "question-mark", "QuestionMark", __iconNode81);

// node_modules/@tabler/icons-react/dist/esm/icons/IconRefresh.mjs
var __iconNode82 = [["path", { "d": "M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4", "key": "svg-0" }], ["path", { "d": "M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4", "key": "svg-1" }]];
var IconRefresh = createReactComponent("outline", "refresh", "Refresh", __iconNode82);

// node_modules/@tabler/icons-react/dist/esm/icons/IconRoute.mjs
var __iconNode83 = [["path", { "d": "M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0", "key": "svg-0" }], ["path", { "d": "M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4", "key": "svg-1" }], ["path", { "d": "M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5", "key": "svg-2" }]];
var IconRoute = createReactComponent("outline", "route", "Route", __iconNode83);

// node_modules/@tabler/icons-react/dist/esm/icons/IconSearch.mjs
var __iconNode84 = [["path", { "d": "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "key": "svg-0" }], ["path", { "d": "M21 21l-6 -6", "key": "svg-1" }]];
var IconSearch = createReactComponent("outline", "search", "Search", __iconNode84);

// node_modules/@tabler/icons-react/dist/esm/icons/IconSelector.mjs
var __iconNode85 = [["path", { "d": "M8 9l4 -4l4 4", "key": "svg-0" }], ["path", { "d": "M16 15l-4 4l-4 -4", "key": "svg-1" }]];
var IconSelector = createReactComponent("outline", "selector", "Selector", __iconNode85);

// node_modules/@tabler/icons-react/dist/esm/icons/IconSettings.mjs
var __iconNode86 = [["path", { "d": "M10.325 4.317c.426 -1.756 2.924 -1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543 -.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0 -1.066 2.573c.94 1.543 -.826 3.31 -2.37 2.37a1.724 1.724 0 0 0 -2.572 1.065c-.426 1.756 -2.924 1.756 -3.35 0a1.724 1.724 0 0 0 -2.573 -1.066c-1.543 .94 -3.31 -.826 -2.37 -2.37a1.724 1.724 0 0 0 -1.065 -2.572c-1.756 -.426 -1.756 -2.924 0 -3.35a1.724 1.724 0 0 0 1.066 -2.573c-.94 -1.543 .826 -3.31 2.37 -2.37c1 .608 2.296 .07 2.572 -1.065", "key": "svg-0" }], ["path", { "d": "M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0", "key": "svg-1" }]];
var IconSettings = createReactComponent("outline", "settings", "Settings", __iconNode86);

// node_modules/@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs
var __iconNode87 = [["path", { "d": "M18 8a3 3 0 0 1 0 6", "key": "svg-0" }], ["path", { "d": "M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5", "key": "svg-1" }], ["path", { "d": "M12 8l4.524 -3.77a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.77h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8", "key": "svg-2" }]];
var IconSpeakerphone = createReactComponent("outline", "speakerphone", "Speakerphone", __iconNode87);

// node_modules/@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs
var __iconNode88 = [["path", { "d": "M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14", "key": "svg-0" }], ["path", { "d": "M9 12l2 2l4 -4", "key": "svg-1" }]];
var IconSquareCheck = createReactComponent("outline", "square-check", "SquareCheck", __iconNode88);

// node_modules/@tabler/icons-react/dist/esm/icons/IconStar.mjs
var __iconNode89 = [["path", { "d": "M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245", "key": "svg-0" }]];
var IconStar = createReactComponent("outline", "star", "Star", __iconNode89);

// node_modules/@tabler/icons-react/dist/esm/icons/IconSun.mjs
var __iconNode90 = [["path", { "d": "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", "key": "svg-0" }], ["path", { "d": "M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7", "key": "svg-1" }]];
var IconSun = createReactComponent("outline", "sun", "Sun", __iconNode90);

// node_modules/@tabler/icons-react/dist/esm/icons/IconTable.mjs
var __iconNode91 = [["path", { "d": "M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14", "key": "svg-0" }], ["path", { "d": "M3 10h18", "key": "svg-1" }], ["path", { "d": "M10 3v18", "key": "svg-2" }]];
var IconTable = createReactComponent("outline", "table", "Table", __iconNode91);

// node_modules/@tabler/icons-react/dist/esm/icons/IconTags.mjs
var __iconNode92 = [["path", { "d": "M3 8v4.172a2 2 0 0 0 .586 1.414l5.71 5.71a2.41 2.41 0 0 0 3.408 0l3.592 -3.592a2.41 2.41 0 0 0 0 -3.408l-5.71 -5.71a2 2 0 0 0 -1.414 -.586h-4.172a2 2 0 0 0 -2 2", "key": "svg-0" }], ["path", { "d": "M18 19l1.592 -1.592a4.82 4.82 0 0 0 0 -6.816l-4.592 -4.592", "key": "svg-1" }], ["path", { "d": "M7 10h-.01", "key": "svg-2" }]];
var IconTags = createReactComponent("outline", "tags", "Tags", __iconNode92);

// node_modules/@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs
var __iconNode93 = [["path", { "d": "M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0", "key": "svg-0" }], ["path", { "d": "M12 7a5 5 0 1 0 5 5", "key": "svg-1" }], ["path", { "d": "M13 3.055a9 9 0 1 0 7.941 7.945", "key": "svg-2" }], ["path", { "d": "M15 6v3h3l3 -3h-3v-3l-3 3", "key": "svg-3" }], ["path", { "d": "M15 9l-3 3", "key": "svg-4" }]];
var IconTargetArrow = createReactComponent("outline", "target-arrow", "TargetArrow", __iconNode93);

// node_modules/@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs
var __iconNode94 = [["path", { "d": "M7 11v8a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1h3a4 4 0 0 0 4 -4v-1a2 2 0 0 1 4 0v5h3a2 2 0 0 1 2 2l-1 5a2 3 0 0 1 -2 2h-7a3 3 0 0 1 -3 -3", "key": "svg-0" }]];
var IconThumbUp = createReactComponent("outline", "thumb-up", "ThumbUp", __iconNode94);

// node_modules/@tabler/icons-react/dist/esm/icons/IconTooltip.mjs
var __iconNode95 = [["path", { "d": "M10 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0", "key": "svg-0" }], ["path", { "d": "M12 13l-1.707 -1.707a1 1 0 0 0 -.707 -.293h-2.586a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-2.586a1 1 0 0 0 -.707 .293l-1.707 1.707", "key": "svg-1" }]];
var IconTooltip = createReactComponent("outline", "tooltip", "Tooltip", __iconNode95);

// node_modules/@tabler/icons-react/dist/esm/icons/IconTrash.mjs
var __iconNode96 = [["path", { "d": "M4 7l16 0", "key": "svg-0" }], ["path", { "d": "M10 11l0 6", "key": "svg-1" }], ["path", { "d": "M14 11l0 6", "key": "svg-2" }], ["path", { "d": "M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12", "key": "svg-3" }], ["path", { "d": "M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3", "key": "svg-4" }]];
var IconTrash = createReactComponent("outline", "trash", "Trash", __iconNode96);

// node_modules/@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs
var __iconNode97 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0", "key": "svg-0" }], ["path", { "d": "M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", "key": "svg-1" }], ["path", { "d": "M6.168 18.849a4 4 0 0 1 3.832 -2.849h4a4 4 0 0 1 3.834 2.855", "key": "svg-2" }]];
var IconUserCircle = createReactComponent("outline", "user-circle", "UserCircle", __iconNode97);

// node_modules/@tabler/icons-react/dist/esm/icons/IconUserCog.mjs
var __iconNode98 = [["path", { "d": "M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0", "key": "svg-0" }], ["path", { "d": "M6 21v-2a4 4 0 0 1 4 -4h2.5", "key": "svg-1" }], ["path", { "d": "M17.001 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0", "key": "svg-2" }], ["path", { "d": "M19.001 15.5v1.5", "key": "svg-3" }], ["path", { "d": "M19.001 21v1.5", "key": "svg-4" }], ["path", { "d": "M22.032 17.25l-1.299 .75", "key": "svg-5" }], ["path", { "d": "M17.27 20l-1.3 .75", "key": "svg-6" }], ["path", { "d": "M15.97 17.25l1.3 .75", "key": "svg-7" }], ["path", { "d": "M20.733 20l1.3 .75", "key": "svg-8" }]];
var IconUserCog = createReactComponent("outline", "user-cog", "UserCog", __iconNode98);

// node_modules/@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs
var __iconNode99 = [["path", { "d": "M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0", "key": "svg-0" }], ["path", { "d": "M6 21v-2a4 4 0 0 1 4 -4h4c.348 0 .686 .045 1.009 .128", "key": "svg-1" }], ["path", { "d": "M16 19h6", "key": "svg-2" }]];
var IconUserMinus = createReactComponent("outline", "user-minus", "UserMinus", __iconNode99);

// node_modules/@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs
var __iconNode100 = [["path", { "d": "M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0", "key": "svg-0" }], ["path", { "d": "M16 19h6", "key": "svg-1" }], ["path", { "d": "M19 16v6", "key": "svg-2" }], ["path", { "d": "M6 21v-2a4 4 0 0 1 4 -4h4", "key": "svg-3" }]];
var IconUserPlus = createReactComponent("outline", "user-plus", "UserPlus", __iconNode100);

// node_modules/@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs
var __iconNode101 = [["path", { "d": "M10 13a2 2 0 1 0 4 0a2 2 0 0 0 -4 0", "key": "svg-0" }], ["path", { "d": "M8 21v-1a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v1", "key": "svg-1" }], ["path", { "d": "M15 5a2 2 0 1 0 4 0a2 2 0 0 0 -4 0", "key": "svg-2" }], ["path", { "d": "M17 10h2a2 2 0 0 1 2 2v1", "key": "svg-3" }], ["path", { "d": "M5 5a2 2 0 1 0 4 0a2 2 0 0 0 -4 0", "key": "svg-4" }], ["path", { "d": "M3 13v-1a2 2 0 0 1 2 -2h2", "key": "svg-5" }]];
var IconUsersGroup = createReactComponent("outline", "users-group", "UsersGroup", __iconNode101);

// node_modules/@tabler/icons-react/dist/esm/icons/IconUsers.mjs
var __iconNode102 = [["path", { "d": "M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", "key": "svg-0" }], ["path", { "d": "M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2", "key": "svg-1" }], ["path", { "d": "M16 3.13a4 4 0 0 1 0 7.75", "key": "svg-2" }], ["path", { "d": "M21 21v-2a4 4 0 0 0 -3 -3.85", "key": "svg-3" }]];
var IconUsers = createReactComponent("outline", "users", "Users", __iconNode102);

// node_modules/@tabler/icons-react/dist/esm/icons/IconWand.mjs
var __iconNode103 = [["path", { "d": "M6 21l15 -15l-3 -3l-15 15l3 3", "key": "svg-0" }], ["path", { "d": "M15 6l3 3", "key": "svg-1" }], ["path", { "d": "M9 3a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2", "key": "svg-2" }], ["path", { "d": "M19 13a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2", "key": "svg-3" }]];
var IconWand = createReactComponent("outline", "wand", "Wand", __iconNode103);

// node_modules/@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs
var __iconNode104 = [["path", { "d": "M5.657 5.615a9 9 0 1 0 12.717 12.739m1.672 -2.322a9 9 0 0 0 -12.066 -12.084", "key": "svg-0" }], ["path", { "d": "M3.6 9h5.4m4 0h7.4", "key": "svg-1" }], ["path", { "d": "M3.6 15h11.4m4 0h1.4", "key": "svg-2" }], ["path", { "d": "M11.5 3a17.001 17.001 0 0 0 -1.493 3.022m-.847 3.145c-.68 4.027 .1 8.244 2.34 11.833", "key": "svg-3" }], ["path", { "d": "M12.5 3a16.982 16.982 0 0 1 2.549 8.005m-.207 3.818a16.979 16.979 0 0 1 -2.342 6.177", "key": "svg-4" }], ["path", { "d": "M3 3l18 18", "key": "svg-5" }]];
var IconWorldOff = createReactComponent("outline", "world-off", "WorldOff", __iconNode104);

// node_modules/@tabler/icons-react/dist/esm/icons/IconWorld.mjs
var __iconNode105 = [["path", { "d": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0", "key": "svg-0" }], ["path", { "d": "M3.6 9h16.8", "key": "svg-1" }], ["path", { "d": "M3.6 15h16.8", "key": "svg-2" }], ["path", { "d": "M11.5 3a17 17 0 0 0 0 18", "key": "svg-3" }], ["path", { "d": "M12.5 3a17 17 0 0 1 0 18", "key": "svg-4" }]];
var IconWorld = createReactComponent("outline", "world", "World", __iconNode105);

// node_modules/@tabler/icons-react/dist/esm/icons/IconX.mjs
var __iconNode106 = [["path", { "d": "M18 6l-12 12", "key": "svg-0" }], ["path", { "d": "M6 6l12 12", "key": "svg-1" }]];
var IconX = createReactComponent("outline", "x", "X", __iconNode106);

// node_modules/@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs
var __iconNode107 = [["path", { "d": "M17 3.34a10 10 0 1 1 -14.995 8.984l-.005 -.324l.005 -.324a10 10 0 0 1 14.995 -8.336zm-1.293 5.953a1 1 0 0 0 -1.32 -.083l-.094 .083l-3.293 3.292l-1.293 -1.292l-.094 -.083a1 1 0 0 0 -1.403 1.403l.083 .094l2 2l.094 .083a1 1 0 0 0 1.226 0l.094 -.083l4 -4l.083 -.094a1 1 0 0 0 -.083 -1.32z", "key": "svg-0" }]];
var IconCircleCheckFilled = createReactComponent("filled", "circle-check-filled", "CircleCheckFilled", __iconNode107);
export {
  IconAlertCircle,
  IconAlertTriangle,
  IconAlignLeft,
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconArrowBigUp,
  IconArrowDown,
  IconArrowDownRight,
  IconArrowForwardUp,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowUpRight,
  IconBook2,
  IconBuilding,
  IconCalendarClock,
  IconChartBar,
  IconCheck,
  IconChecklist,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleDot,
  IconClick,
  IconCode,
  IconColumns3,
  IconCopy,
  IconCursorText,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDoorOff,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconFile,
  IconFilterOff,
  IconFingerprint,
  IconFlag,
  IconFolder,
  IconFolderCog,
  IconFolderSymlink,
  IconGauge,
  IconGhost2,
  IconGripVertical,
  IconHandFinger,
  IconHistory,
  IconHome,
  IconInfoCircle,
  IconKey,
  IconLanguage,
  IconLayoutGrid,
  IconLink,
  IconListCheck,
  IconLock,
  IconLogout,
  IconMail,
  IconMap2,
  IconMaximize,
  IconMessage,
  IconMessage2,
  IconMessageQuestion,
  IconMessages,
  IconMinus,
  IconMoodPlus,
  IconMoodSmile,
  IconMoon,
  IconNews,
  IconPalette,
  IconPencil,
  IconPencilPlus,
  IconPercentage,
  IconPlugConnected,
  IconPlus,
  IconQuestionMark,
  IconRefresh,
  IconRoute,
  IconSearch,
  IconSelector,
  IconSettings,
  IconSpeakerphone,
  IconSquareCheck,
  IconStar,
  IconSun,
  IconTable,
  IconTags,
  IconTargetArrow,
  IconThumbUp,
  IconTooltip,
  IconTrash,
  IconUserCircle,
  IconUserCog,
  IconUserMinus,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconWand,
  IconWorld,
  IconWorldOff,
  IconX
};
