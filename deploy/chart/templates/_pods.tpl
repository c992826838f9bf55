{{/* What every pod of the site has, as the standard `restricted` asks. */}}
{{- define "rampart.podDefaults" -}}
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65534
  runAsGroup: 65534
  fsGroup: 65534
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "rampart.containerDefaults" -}}
image: {{ include "rampart.image" . }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: secrets, mountPath: /secrets, readOnly: true }
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
  {{- if .Values.brand.configMap }}
  - { name: brand, mountPath: /brand, readOnly: true }
  {{- end }}
{{- end }}

{{- define "rampart.volumes" -}}
volumes:
  - name: secrets
    projected:
      defaultMode: 0440
      sources:
        {{- range $name, $secret := fromYaml (include "rampart.secrets" .) }}
        - secret:
            name: {{ $secret.name }}
            items: [{ key: {{ $secret.key }}, path: {{ $name }} }]
        {{- end }}
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
  {{- with .Values.brand.configMap }}
  - { name: brand, configMap: { name: {{ . }} } }
  {{- end }}
{{- end }}

{{/*
  A role that goes on, with its disruption budget: `dict "root" $ "role" "site" "account" "…" "hasToken" false "ports" (dict "state" 3000)`.
  If `isScaled` is set an autoscaler says how many pods there are.
*/}}
{{- define "rampart.deployment" -}}
{{- $values := get .root.Values .role -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .role }}
  labels: {{- include "rampart.labels" . | nindent 4 }}
spec:
  {{- if not .isScaled }}
  replicas: {{ $values.replicas }}
  {{- end }}
  revisionHistoryLimit: 3
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: {{- include "rampart.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "rampart.selector" . | nindent 8 }}
    spec:
      serviceAccountName: {{ .account }}
      automountServiceAccountToken: {{ .hasToken }}
      # The seconds of draining and what a stop takes after them.
      terminationGracePeriodSeconds: {{ add .root.Values.drainSeconds 30 }}
      {{- include "rampart.podDefaults" .root | nindent 6 }}
      topologySpreadConstraints:
        {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "rampart.selector" $ | nindent 14 }}
        {{- end }}
      containers:
        - name: {{ .role }}
          args: [{{ .role }}]
          {{- include "rampart.containerDefaults" .root | nindent 10 }}
          env: {{- include "rampart.env" . | trim | nindent 12 }}
          ports:
            {{- range $name, $port := .ports }}
            - { name: {{ $name }}, containerPort: {{ $port }}, protocol: TCP }
            {{- end }}
            {{- if .root.Values.metrics.enabled }}
            - { name: metrics, containerPort: 9464, protocol: TCP }
            {{- end }}
          resources: {{- toYaml $values.resources | nindent 12 }}
          startupProbe:
            httpGet: { path: /api/health/live, port: state }
            periodSeconds: 2
            failureThreshold: 60
          # It asks the database, which all pods share: one that is slow for some seconds must not take all of them away at once. A pod that
          # fails alone is out of the service within 20 seconds; one that stops is out at once, by Kubernetes itself.
          readinessProbe:
            httpGet: { path: /api/health/ready, port: state }
            periodSeconds: 5
            timeoutSeconds: 4
            failureThreshold: 3
          livenessProbe:
            httpGet: { path: /api/health/live, port: state }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
      {{- include "rampart.volumes" .root | nindent 6 }}
{{- if .root.Values.disruptionBudgets }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .root.Release.Name }}-{{ .role }}
  labels: {{- include "rampart.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "rampart.selector" . | nindent 6 }}
{{- end }}
{{- end }}

{{/* A command that ends, as a hook: `dict "root" $ "role" "migrate" "hooks" "pre-install"`. A failed one stays, so that its log can be read. */}}
{{- define "rampart.job" -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ .root.Release.Name }}-{{ .role }}
  labels: {{- include "rampart.labels" . | nindent 4 }}
  annotations:
    helm.sh/hook: {{ .hooks }}
    helm.sh/hook-weight: {{ .weight | quote }}
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: 6
  activeDeadlineSeconds: 900
  template:
    metadata:
      labels: {{- include "rampart.selector" . | nindent 8 }}
    spec:
      restartPolicy: Never
      automountServiceAccountToken: false
      {{- include "rampart.podDefaults" .root | nindent 6 }}
      containers:
        - name: {{ .role }}
          args: [{{ .role }}]
          {{- include "rampart.containerDefaults" .root | nindent 10 }}
          env: {{- include "rampart.env" . | trim | nindent 12 }}
          resources:
            requests: { cpu: 250m, memory: 384Mi }
            limits: { memory: 1Gi }
      {{- include "rampart.volumes" .root | nindent 6 }}
{{- end }}
