/**
 * The fonts' style sheet: imported in development alone. A built page names its address, and
 * `showFonts` loads it after the scripts.
 */
import '@rampart/ui/fonts.css'
