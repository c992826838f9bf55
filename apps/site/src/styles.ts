import '@rampart/ui/theme'
